import {
  addDays,
  civilToInstant,
  href,
  isWithinMonths,
  type Lang,
  langUrl,
  type News,
  noticeMonths,
  priceToPay,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { text } from '../catalogue/phrases.js';
import { fill } from '../pages/words.js';
import type { Listed } from './listing.js';
import { type ServiceNews, serviceNews } from './newsWords.js';
import { issuesOf } from './recurring.js';
import type { Row } from './rows.js';

/** Hong Kong time at which sales begin and news of the service is published. */
const morning = '10:00';

/** The next piece of news of the service is published every second Thursday, counted from this one. */
const firstThursday = '2026-01-08';
const fortnight = 14;

const onSale = {
  title: text(['On sale: {{title}}', '現正發售：《{{title}}》', '正在售票：《{{title}}》']),
  show: text(['{{venue}}, {{days}}.', '{{venue}}，{{days}}。', '{{venue}}，{{days}}。']),
  price: text([
    'Tickets are {{price}}, service charge included. Presented by {{presenter}}.',
    '票價 {{price}}，已包括服務費。主辦：{{presenter}}。',
    '票价 {{price}}，已包含服务费。主办：{{presenter}}。',
  ]),
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
  const values = {
    title: event.title[lang],
    venue: event.venue.name[lang],
    days: dayRange(event.firstDate, event.lastDate),
    price: priceRange(priceToPay(event, priceFrom), priceToPay(event, priceTo)),
    presenter: event.presenter[lang],
  };
  return {
    newsId: `on-sale-${event.id}`,
    at,
    title: fill(onSale.title[lang], values),
    body: [fill(onSale.show[lang], values), fill(onSale.price[lang], values)],
    href: href(lang, 'eventDetail', { eventId: event.id }),
  };
}

function serviceRows({ slug, title, body, href }: ServiceNews, turn: number, now: number): NewsRow[] {
  const day = addDays(firstThursday, turn * fortnight);
  const issues = issuesOf({ day, everyDays: serviceNews.length * fortnight, time: morning }, noticeMonths, now);
  return issues.map(({ date, at }) => ({
    at,
    show: (lang) => ({
      newsId: `${slug}-${date}`,
      at,
      title: text(title)[lang],
      body: body.map((paragraph) => text(paragraph)[lang]),
      href: langUrl(lang, href),
    }),
  }));
}
