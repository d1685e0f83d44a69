import {
  addDays,
  civilToInstant,
  customerService,
  hotline,
  href,
  isWithinMonths,
  type Lang,
  langUrl,
  type News,
  noticeMonths,
  oneTimePassword,
  pagePath,
  points,
  priceToPay,
  seatHold,
  wishList,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import type { Listed } from './listing.js';
import { issuesOf } from './recurring.js';
import type { Row } from './rows.js';

/** Hong Kong time at which sales begin and news of the service is published. */
const morning = '10:00';

/** The next piece of news of the service is published every second Thursday, counted from this one. */
const firstThursday = '2026-01-08';
const fortnight = 14;

/** The news of the service, which holds on any day of the year: the name of its texts, and a page without the language prefix. */
const serviceNews = [
  ['restrictedView', pagePath('home')],
  ['points', `${pagePath('faq')}#earn`],
  ['seatsHeld', pagePath('buyEventTickets')],
  ['wishList', pagePath('wishList')],
  ['collection', pagePath('delivery')],
  ['oneTimePassword', `${pagePath('faq')}#oneTimePassword`],
  ['telephone', pagePath('contactUs')],
] as const;

const MINUTE = 60_000;

/** The figures that the news of the service names (spec §9). */
const figures = {
  perDollar: points.perDollar,
  perDollarOffset: points.perDollarOffset,
  holdMinutes: seatHold / MINUTE,
  ticketsPerPerson: wishList.ticketsPerPerson,
  paymentHours: wishList.paymentTime / (60 * MINUTE),
  codeMinutes: oneTimePassword.validity / MINUTE,
  serviceFrom: customerService.from,
  serviceTo: customerService.to,
  hotlineFrom: hotline.from,
  hotlineTo: hotline.to,
  noticeMonths,
};

/** The news of the last three months (spec §2), newest first: features that went on sale, and news of the service. */
export function newsRows(features: readonly Listed[], now: number): Row<News>[] {
  return [
    ...features.map(saleRow).filter(({ at }) => isWithinMonths(at, noticeMonths, now)),
    ...serviceNews.flatMap((item, turn) => serviceRows(item, turn, now)),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
}

interface NewsRow extends Row<News> {
  at: string;
}

function saleRow(listed: Listed): NewsRow {
  const at = civilToInstant(listed.event.onSaleFrom, morning);
  return { at, show: (lang) => saleNews(listed, at, lang) };
}

function saleNews({ event, priceFrom, priceTo }: Listed, at: string, lang: Lang): News {
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
}

function serviceRows([name, href]: (typeof serviceNews)[number], turn: number, now: number): NewsRow[] {
  const day = addDays(firstThursday, turn * fortnight);
  const issues = issuesOf({ day, everyDays: serviceNews.length * fortnight, time: morning }, noticeMonths, now);
  return issues.map(({ date, at }) => ({
    at,
    show: (lang) => ({
      newsId: `${name}-${date}`,
      at,
      title: serverTexts[lang](`news.${name}_title`),
      body: serverTexts[lang](`news.${name}_body`, figures).split('\n'),
      href: langUrl(lang, href),
    }),
  }));
}
