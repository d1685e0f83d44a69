import { href, type Lang, type Zone } from '@first-gong/domain';

/** What the visitor has chosen of an event. The address keeps it, so that login, reload and going back lose nothing. */
export interface Choice {
  performanceId: string | null;
  zone: Zone['code'] | null;
  quantity: number;
}

/** The page of an event with a choice. */
export const eventHref = (
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity }: Partial<Choice> = {},
): string =>
  href(lang, 'eventDetail', {
    eventId,
    ...(performanceId && { performanceId }),
    ...(zone && { zone }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
  });

/** The page of an event after login. It says that the choice was kept. */
export const resumedEventHref = (lang: Lang, eventId: string, choice: Choice): string =>
  `${eventHref(lang, eventId, choice)}&resumed=true`;
