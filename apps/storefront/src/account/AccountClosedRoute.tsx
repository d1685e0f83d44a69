import { href } from '@first-gong/domain';
import { AccountClosedScreen } from '@first-gong/screens/account/AccountClosedScreen';
import { useText } from '@first-gong/screens/shared/text';
import { Redirect, useHistoryState } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { justClosed } from './justClosed.js';

export const needs = () => [];

/** After an account was closed in this tab (spec §9 Privacy requests). Another visit would claim what has not happened. */
export function Page() {
  const { t, lang } = useText('myData');
  const isClosed = useHistoryState() === justClosed;
  useTitle(t('myData.closedPageTitle'));
  return isClosed ? <AccountClosedScreen /> : <Redirect to={href(lang, 'home')} />;
}
