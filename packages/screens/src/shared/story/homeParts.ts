import {
  type BrandedPresenter,
  civilToInstant,
  type EventSummary,
  type FooterMessage,
  href,
  type Lang,
  type News,
  type PopupEvent,
} from '@first-gong/domain';
import { eventIn, eventsIn } from './events.js';
import { inThree } from './inThree.js';

/** Events of the government network and of a partner. */
export const networkEvents = (lang: Lang): EventSummary[] => eventsIn(lang).slice(12, 15);
export const partnerEvents = (lang: Lang): EventSummary[] => eventsIn(lang).slice(9, 12);

const newsOf = [
  {
    date: '2026-11-19',
    title: inThree(
      'Ticket machines over the public holidays in December',
      '12 月公眾假期期間取票機服務安排',
      '12 月香港公众假期期间取票机服务安排',
    ),
    body: inThree(
      'Machines in shopping centres keep the hours of the centre. Collect your tickets a day before the show.',
      '商場內的取票機按商場時間開放。請在演出前一日取票。',
      '商场内的取票机按商场时间开放。请在演出前一天取票。',
    ),
  },
  {
    date: '2026-11-17',
    event: 'nightsail',
    title: inThree(
      '“Night Sailing” adds 13 December; priority booking for members begins today',
      '「夜航」加開 12 月 13 日場次，會員優先訂購今日開始',
      '“夜航”加开 12 月 13 日场次，会员今日开始优先订购',
    ),
    body: inThree(
      'The show of 13 December begins at 20:15, at the same prices.',
      '12 月 13 日場次晚上 8 時 15 分開始，票價不變。',
      '12 月 13 日场次晚上 8 点 15 分开始，票价不变。',
    ),
  },
  {
    date: '2026-11-12',
    title: inThree(
      'Delivery of tickets ends 7 days before the event',
      '郵寄門票截止日期提示：演出前 7 日停止受理',
      '快递门票截止日期提示：演出前 7 天停止受理',
    ),
    body: inThree(
      'After that, an e-ticket or a ticket machine takes its place.',
      '其後可選電子門票或取票機。',
      '之后可以选择电子票或取票机。',
    ),
  },
  {
    date: '2026-11-05',
    title: inThree(
      'Maintenance on 25 November from 00:00 to 02:00: no purchases on the website',
      '系統維護：11 月 25 日 00:00 至 02:00 暫停網上購票',
      '系统维护：11 月 25 日 00:00 至 02:00 暂停网上购票',
    ),
    body: inThree('You can look at events meanwhile.', '期間可以瀏覽節目。', '期间可以浏览节目。'),
  },
  {
    date: '2026-10-22',
    title: inThree('Points for what you spend', '消費即賺積分', '消费就能积分'),
    body: inThree(
      'A completed order earns 1 point for each HK$1.',
      '訂單完成後，每 HK$1 可得 1 分。',
      '订单完成后，每 HK$1 可得 1 分。',
    ),
  },
] as const;

export const newsIn = (lang: Lang): News[] =>
  newsOf.map((item) => ({
    newsId: item.date,
    at: civilToInstant(item.date, '10:00'),
    title: item.title[lang],
    body: [item.body[lang]],
    href: 'event' in item ? href(lang, 'eventDetail', { eventId: item.event }) : null,
  }));

/** Events of the presenters, busiest first. */
const presented = ['lion', 'whale', 'opera', 'halfmoon', 'ssp', 'tide', 'tram', 'jazz'];

export const presentersIn = (lang: Lang): BrandedPresenter[] =>
  presented.map((id, index) => {
    const { presenter } = eventIn(lang, id);
    return {
      presenterId: `presenter-${index}`,
      name: presenter,
      about: presenter,
      posterSeed: `presenter-${index}`,
      interest: 'music',
      count: 12 - index,
    };
  });

const messagesOf = [
  [
    '2026-11-16',
    inThree(
      'Maintenance on Wed 25 Nov, 00:00 to 02:00: you can look at events. Buying and member services are closed.',
      '11月25日（三）00:00 至 02:00 系統維護，期間可瀏覽節目，購票及會員服務暫停。',
      '11月25日（三）00:00 至 02:00 系统维护，期间可浏览节目，购票和会员服务暂停。',
    ),
  ],
  [
    '2026-11-12',
    inThree(
      'Large events open their doors early. Open your e-ticket before you leave home.',
      '大型節目會提早開放入場，出門前請先開啟電子門票。',
      '大型节目会提前入场，出门前请先打开电子票。',
    ),
  ],
  [
    '2026-10-28',
    inThree(
      'You may be refused entry with a ticket that was resold above its price.',
      '高價轉售的門票，入場時可能不獲接納。',
      '高价转售的门票，入场时可能不被接受。',
    ),
  ],
  [
    '2026-09-21',
    inThree(
      'The box office at Oil Street moved to the ground floor.',
      '油街售票處已遷往地下。',
      '油街售票处已迁至一楼。',
    ),
  ],
] as const;

/** One of them links to the transaction history. */
export const footerMessagesIn = (lang: Lang): FooterMessage[] =>
  messagesOf.map(([date, text], index) => ({
    messageId: date,
    at: civilToInstant(date, '10:00'),
    text: text[lang],
    href: index === 1 ? href(lang, 'txnHistory') : null,
  }));

export function popupIn(lang: Lang): PopupEvent {
  const { id, title, byline, posterSeed, posterLines, interest } = eventIn(lang, 'nightsail');
  return {
    popupId: 'week-of-nightsail',
    eventId: id,
    title,
    text: byline,
    posterSeed,
    posterLines,
    interest,
    effectiveFrom: civilToInstant('2026-11-16', '00:00'),
    effectiveTo: civilToInstant('2026-11-23', '00:00'),
  };
}
