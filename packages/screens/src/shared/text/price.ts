import { type EventSummary, priceToPay } from '@first-gong/domain';
import type { Text } from './Text.js';

/** One price or a range in cents: "HK$180–380", "Free–HK$60", "Free". */
export function priceText({ t, format }: Text, from: number, to = from): string {
  if (from > 0) return format.priceRange(from, to);
  return to > 0 ? `${t('common.free')}–${format.money(to)}` : t('common.free');
}

/** Range of prices per ticket, including the service charge. */
export const rangeToPay = (text: Text, event: Pick<EventSummary, 'group' | 'priceFrom' | 'priceTo'>): string =>
  priceText(text, priceToPay(event, event.priceFrom), priceToPay(event, event.priceTo));
