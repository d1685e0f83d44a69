import { feeWays } from '@first-gong/domain';
import { ServiceFeeScreen } from '@first-gong/screens/ServiceFeeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useQuery } from '../address.js';
import { contentOf, prepareContent } from '../content.js';
import { useTitle } from '../PageContext.js';
import type { PageModule } from '../pages.js';
import { useAnchor } from '../useAnchor.js';

export const prepare: PageModule['prepare'] = prepareContent;
export const needs: PageModule['needs'] = () => [];

/** Service fees (spec §2 ServiceFee). The address holds the values of the calculator. */
export function Page() {
  const { t, lang } = useText('info');
  const query = useQuery();
  const content = contentOf('serviceFee', lang);
  const tickets = query.get('tickets');
  const collection = query.get('collection');
  const choice = {
    tickets: tickets === null ? null : Number(tickets),
    way: feeWays.find((way) => way === collection) ?? 'free',
  } as const;
  useAnchor('');
  useTitle(t('info.pageTitle', { title: content.title }));
  return <ServiceFeeScreen content={content} choice={choice} />;
}
