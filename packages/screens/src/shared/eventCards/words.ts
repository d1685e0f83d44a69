import { type EventFlag, type EventSummary, hongKongDate } from '@first-gong/domain';
import type { CardDate } from '@first-gong/ui/EventCard';
import type { Text } from '../text/index.js';

const flagNames = {
  cancelled: 'common.flagCancelled',
  soldOut: 'common.flagSoldOut',
  rescheduled: 'common.flagRescheduled',
  few: 'common.flagFew',
  priority: 'common.flagPriority',
  new: 'common.flagNew',
  restrictedView: 'common.flagRestrictedView',
  standing: 'common.flagStanding',
} as const satisfies Record<EventFlag, string>;

/** The most important flag for a buyer, because a card has space for one. */
export function stickerOf({ flags }: Pick<EventSummary, 'flags'>, t: Text['t']) {
  const order = Object.keys(flagNames) as EventFlag[];
  const variant = order.find((flag) => flags.includes(flag));
  return variant && { variant, label: t(flagNames[variant]) };
}

/** A civil date as "20 Nov", in Chinese as "11.20", which fits a card. */
export function shortDay(date: string, { lang, format }: Text): string {
  if (lang === 'en_us') return format.day(date);
  const [, month, day] = date.split('-');
  return `${Number(month)}.${day}`;
}

/** "Mon 9 Nov", in Chinese "11.09（一）". Without brackets 一 looks like a dash. */
function dayOfWeek(date: string, text: Text): string {
  const { lang, format } = text;
  if (lang === 'en_us') return format.dayAndWeekday(date);
  return `${shortDay(date, text)}（${format.weekdayShort(date)}）`;
}

/** The days of an event in unbreakable parts: "Mon 9 Nov –", "Sun 31 Jan"; in Chinese "11.09（一）", "至 1.31（日）". */
export function cardDays({ firstDate, lastDate }: Run, text: Text): string[] {
  const { t } = text;
  const first = dayOfWeek(firstDate, text);
  if (firstDate === lastDate) return [first];
  return [t('common.dateFrom', { date: first }), t('common.dateTo', { date: dayOfWeek(lastDate, text) })];
}

type Run = Pick<EventSummary, 'firstDate' | 'lastDate' | 'nextPerformanceAt'>;

/** Day of the next performance with seats. If sold out: the first day, or the last after the first has passed. */
export function nextDay({ firstDate, lastDate, nextPerformanceAt }: Run, today: string): string {
  if (nextPerformanceAt !== null) return hongKongDate(nextPerformanceAt);
  return firstDate < today ? lastDate : firstDate;
}

/** Parts of a civil date for a row. */
export function cardDate(date: string, { format }: Text): CardDate {
  return {
    day: format.dayNumber(date).padStart(2, '0'),
    month: format.month(date),
    weekday: format.weekday(date),
    weekend: format.isWeekend(date),
  };
}

/** Splits a title at its colon, because the feature has two sizes: "Night Sailing: Lam Ting-hoi Live". */
export function splitTitle(title: string): { title: string; subtitle?: string } {
  const [, head, tail] = /^(.+?)\s*[:：]\s*(.+)$/u.exec(title) ?? [];
  return head && tail ? { title: head, subtitle: tail } : { title };
}
