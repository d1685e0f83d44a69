import { AccountClosedScreen } from '@first-gong/screens/account/AccountClosedScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useHistoryState } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { justClosed } from './justClosed.js';

export const needs = () => [];

/** After an account was closed in this tab (spec §9 Privacy requests). */
export function Page() {
  const { t } = useText('myData');
  const kind = useHistoryState() === justClosed ? 'closed' : 'nothing';
  useTitle(t('common.pageTitleOf', { title: t(`myData.${kind}Title`) }));
  return <AccountClosedScreen state={{ kind }} />;
}
