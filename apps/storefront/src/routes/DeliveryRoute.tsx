import { courierWays, hongKongDate } from '@first-gong/domain';
import { DeliveryScreen } from '@first-gong/screens/DeliveryScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useQuery } from '../address.js';
import { contentOf, prepareContent } from '../content.js';
import { usePage, useTitle } from '../PageContext.js';
import type { PageModule } from '../pages.js';
import { useAnchor } from '../useAnchor.js';

export const prepare: PageModule['prepare'] = prepareContent;
export const needs: PageModule['needs'] = () => [];

/** Delivery (spec §2 Delivery). The address holds the values of the calculator. */
export function Page() {
  const { t, lang } = useText('info');
  const { madeAt } = usePage();
  const query = useQuery();
  const content = contentOf('delivery', lang);
  const to = query.get('to');
  const choice = { way: courierWays.find((way) => way === to) ?? 'hongKong', day: query.get('date') ?? '' } as const;
  useAnchor('');
  useTitle(t('info.pageTitle', { title: content.title }));
  return <DeliveryScreen content={content} choice={choice} today={hongKongDate(madeAt)} />;
}
