import { AccountClosedScreen } from '@first-gong/screens/account/AccountClosedScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useTitle } from '../site/PageContext.js';

export const needs = () => [];

/** After an account was closed (spec §9 Privacy requests). */
export function Page() {
  const { t } = useText('myData');
  useTitle(t('myData.closedPageTitle'));
  return <AccountClosedScreen />;
}
