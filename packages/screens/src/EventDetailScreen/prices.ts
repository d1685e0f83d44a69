import { type EventDetail, pricesLeft, priceToPay } from '@first-gong/domain';
import { priceText, type Text } from '../shared/text/index.js';

/** The prices of the tickets that are left, or of all when none is left. Cents, without what comes on top. */
export const ticketPrices = ({ performances, priceFrom, priceTo }: EventDetail): { from: number; to: number } =>
  pricesLeft(performances) ?? { from: priceFrom, to: priceTo };

/** The lowest and the highest price that a buyer pays for one ticket. */
export function rangeToPay(event: EventDetail, text: Text): string {
  const { from, to } = ticketPrices(event);
  return priceText(text, priceToPay(event, from), priceToPay(event, to));
}
