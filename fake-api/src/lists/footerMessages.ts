import { type FooterMessage, type Lang, langUrl, nextMaintenance, noticeMonths, pagePath } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { text, type Words } from '../catalogue/phrases.js';
import { fill } from '../pages/words.js';
import { issuesOf, type Recurring } from './recurring.js';
import type { Row } from './rows.js';

interface Message extends Recurring {
  slug: string;
  /** `{{day}}` is the day of the next maintenance, `{{from}}` and `{{to}}` its hours. */
  words: Words;
  /** A page of the shop, without the language prefix, or null. */
  href: string | null;
}

const messages: readonly Message[] = [
  {
    slug: 'maintenance',
    day: '2026-01-05',
    everyDays: 7,
    time: '10:00',
    words: [
      'Maintenance on {{day}}, {{from}} to {{to}}: you can look at events. Buying and member services are closed.',
      '{{day}}{{from}} 至 {{to}} 系統維護，期間可瀏覽節目，購票及會員服務暫停。',
      '{{day}}{{from}} 至 {{to}} 系统维护，期间可浏览节目，购票和会员服务暂停。',
    ],
    href: null,
  },
  {
    slug: 'resale',
    day: '2026-01-16',
    everyDays: 35,
    time: '12:00',
    words: [
      'Buy from us, not from strangers. You may be refused entry with a ticket that was resold above its price.',
      '請經正式途徑購票。高價轉售的門票，入場時可能不獲接納。',
      '请通过正规渠道购票。高价转售的门票，入场时可能不被接受。',
    ],
    href: `${pagePath('releaseNotes')}#termsconditions`,
  },
  {
    slug: 'arrive-early',
    day: '2026-01-30',
    everyDays: 49,
    time: '12:00',
    words: [
      'Large events open their doors early. Open your e-ticket before you leave home: the network is busy at the gate.',
      '大型節目會提早開放入場。場館附近網絡繁忙，出門前請先開啟電子門票。',
      '大型节目会提前入场。场馆附近网络繁忙，出门前请先打开电子票。',
    ],
    href: pagePath('txnHistory'),
  },
];

/** The footer's messages of the last three months (spec §2), newest first. */
export const footerMessageRows = (now: number): Row<FooterMessage>[] =>
  messages
    .flatMap(({ slug, words, href, ...recurring }) =>
      issuesOf(recurring, noticeMonths, now).map(({ date, at }) => ({
        at,
        show: (lang: Lang) => ({
          messageId: `${slug}-${date}`,
          at,
          text: fill(text(words)[lang], maintenanceAfter(at, lang)),
          href: href && langUrl(lang, href),
        }),
      })),
    )
    .sort((one, other) => (one.at < other.at ? 1 : -1));

/** The day and the hours of the first maintenance after an instant, in words. */
function maintenanceAfter(at: string, lang: Lang) {
  const { day, weekday, time } = createFormat(lang);
  const { from, to } = nextMaintenance(at);
  return {
    day: lang === 'en_us' ? `${weekday(from)} ${day(from)}` : `${day(from)}（${weekday(from)}）`,
    from: time(from),
    to: time(to),
  };
}
