import { type EventFlag, type EventSummary, hongKongDate } from '@first-gong/domain';
import type { CardDate } from '@first-gong/ui/EventCard';
import type { Text } from '../text/index.js';

const flagNames = {
  soldOut: 'common.flagSoldOut',
  rescheduled: 'common.flagRescheduled',
  few: 'common.flagFew',
  priority: 'common.flagPriority',
  new: 'common.flagNew',
  restrictedView: 'common.flagRestrictedView',
  standing: 'common.flagStanding',
} as const satisfies Record<EventFlag, string>;

/** The flag that matters most to a buyer. A card has room for one. */
export function stickerOf({ flags }: Pick<EventSummary, 'flags'>, t: Text['t']) {
  const order = Object.keys(flagNames) as EventFlag[];
  const variant = order.find((flag) => flags.includes(flag));
  return variant && { variant, label: t(flagNames[variant]) };
}

/** A civil date as "20 Nov", or in Chinese as "11.20": a card has no room for more. */
export function shortDay(date: string, { lang, format }: Text): string {
  if (lang === 'en_us') return format.day(date);
  const [, month, day] = date.split('-');
  return `${Number(month)}.${day}`;
}

/** A civil date with its weekday: "Mon 9 Nov", or in Chinese "11.09（一）". Without brackets 一 looks like a dash. */
function dayOfWeek(date: string, text: Text): string {
  const { lang, format } = text;
  if (lang === 'en_us') return format.dayAndWeekday(date);
  return `${shortDay(date, text)}（${format.weekdayShort(date)}）`;
}

/** The days of an event, in parts that stay on one line: "Mon 9 Nov –", "Sun 31 Jan"; in Chinese "11.09（一）", "至 1.31（日）". */
export function cardDays({ firstDate, lastDate }: Run, text: Text): string[] {
  const { t } = text;
  const first = dayOfWeek(firstDate, text);
  if (firstDate === lastDate) return [first];
  return [t('common.dateFrom', { date: first }), t('common.dateTo', { date: dayOfWeek(lastDate, text) })];
}

type Run = Pick<EventSummary, 'firstDate' | 'lastDate' | 'nextPerformanceAt'>;

/** The day of the next performance with seats. When all are sold out: the first day, or the last once that has passed. */
export function nextDay({ firstDate, lastDate, nextPerformanceAt }: Run, today: string): string {
  if (nextPerformanceAt !== null) return hongKongDate(nextPerformanceAt);
  return firstDate < today ? lastDate : firstDate;
}

/** A civil date in the parts that a row shows. */
export function cardDate(date: string, { format }: Text): CardDate {
  return {
    day: format.dayNumber(date).padStart(2, '0'),
    month: format.month(date),
    weekday: format.weekday(date),
    weekend: format.isWeekend(date),
  };
}

/**
 * A title and the part after its colon, because the feature shows them in two sizes:
 * "Night Sailing: Lam Ting-hoi Live".
 */
export function splitTitle(title: string): { title: string; subtitle?: string } {
  const [, head, tail] = /^(.+?)\s*[:：]\s*(.+)$/u.exec(title) ?? [];
  return head && tail ? { title: head, subtitle: tail } : { title };
}
