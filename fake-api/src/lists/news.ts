import type { CivilDate, FooterMessage, Lang, News } from '@first-gong/domain';
import {
  addDays,
  civilToInstant,
  daysBetween,
  hongKongDate,
  href,
  isWithinMonths,
  nextMaintenance,
  noticeMonths,
  priceToPay,
  toInstant,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { figuresIn, serverTexts } from '@first-gong/i18n/server';
import { footerMessages, serviceNews } from '../sample-data/news.js';
import type { Listed } from './listing.js';
import type { Row } from './rows.js';

/** Hong Kong time at which sales start and service news appears. */
const morning = '10:00';

/** Service news appears every second Thursday, counted from this day. */
const firstThursday = '2026-01-08';
const fortnight = 14;

interface Recurring {
  /** YYYY-MM-DD of any issue. Issues also precede this day. */
  day: CivilDate;
  everyDays: number;
  /** HH:MM in Hong Kong. */
  time: string;
}

/** Issues of the last `months` months, newest first, as day and UTC instant. */
export function issuesOf({ day, everyDays, time }: Recurring, months: number, now: number) {
  const issues: { date: CivilDate; at: string }[] = [];
  let date = addDays(day, Math.floor(daysBetween(day, hongKongDate(now)) / everyDays) * everyDays);
  // Today's issue may be in the future, the previous one is not.
  if (civilToInstant(date, time) > toInstant(now)) date = addDays(date, -everyDays);
  for (; isWithinMonths(civilToInstant(date, time), months, now); date = addDays(date, -everyDays)) {
    issues.push({ date, at: civilToInstant(date, time) });
  }
  return issues;
}

type Published<Shown extends object> = Row<Shown> & { at: string };

const newestFirst = <Shown extends object>(rows: Published<Shown>[]): Row<Shown>[] =>
  rows.sort((one, other) => (one.at < other.at ? 1 : -1));

/** News of the last three months, newest first (spec §2): featured events on sale, and service news. */
export const newsRows = (features: readonly Listed[], now: number): Row<News>[] =>
  newestFirst([
    ...features.map(saleRow).filter(({ at }) => isWithinMonths(at, noticeMonths, now)),
    ...serviceNews.flatMap((item, turn) => serviceRows(item, turn, now)),
  ]);

function saleRow({ event, priceFrom, priceTo }: Listed): Published<News> {
  const at = civilToInstant(event.onSaleFrom, morning);
  const show = (lang: Lang): News => {
    const { dayRange, priceRange } = createFormat(lang);
    const price = priceRange(priceToPay(event, priceFrom), priceToPay(event, priceTo));
    const t = serverTexts[lang];
    return {
      newsId: `on-sale-${event.id}`,
      at,
      title: t('news.onSaleTitle', { title: event.title[lang] }),
      body: [
        t('news.onSaleShow', { venue: event.venue.name[lang], days: dayRange(event.firstDate, event.lastDate) }),
        t('news.onSalePrice', { price, presenter: event.presenter[lang] }),
      ],
      href: href(lang, 'eventDetail', { eventId: event.id }),
    };
  };
  return { at, show };
}

function serviceRows({ name, page, part }: (typeof serviceNews)[number], turn: number, now: number) {
  const day = addDays(firstThursday, turn * fortnight);
  const issues = issuesOf({ day, everyDays: serviceNews.length * fortnight, time: morning }, noticeMonths, now);
  return issues.map(({ date, at }) => ({
    at,
    show(lang: Lang) {
      const t = serverTexts[lang];
      const figures = figuresIn(lang, t('common.hotlineNumber'));
      const body = t(`news.${name}_body`, figures).split('\n');
      return { newsId: `${name}-${date}`, at, title: t(`news.${name}_title`), body, href: href(lang, page) + part };
    },
  }));
}

/** Footer messages of the last three months (spec §2), newest first. */
export const footerMessageRows = (now: number): Row<FooterMessage>[] =>
  newestFirst(
    footerMessages.flatMap(({ name, page, part, ...recurring }) =>
      issuesOf(recurring, noticeMonths, now).map(({ date, at }) => ({
        at,
        show: (lang: Lang) => ({
          messageId: `${name}-${date}`,
          at,
          text: serverTexts[lang](`news.footer_${name}`, maintenanceAfter(at, lang)),
          href: page && href(lang, page) + part,
        }),
      })),
    ),
  );

/** Day and hours of the next maintenance as text. */
function maintenanceAfter(at: string, lang: Lang) {
  const { dayAndWeekday, time } = createFormat(lang);
  const { from, to } = nextMaintenance(at);
  return { day: dayAndWeekday(from), from: time(from), to: time(to) };
}
