import type { Lang } from '@first-gong/domain';
import type { Choice } from './state.js';

/** The event's address with what is chosen in it. */
export function eventHref(
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity }: Partial<Choice> = {},
): string {
  const query = new URLSearchParams({ eventId });
  if (performanceId) query.set('performanceId', performanceId);
  if (zone) query.set('zone', zone);
  if (quantity) query.set('quantity', String(quantity));
  return `/${lang}/EventDetail.html?${query}`;
}
