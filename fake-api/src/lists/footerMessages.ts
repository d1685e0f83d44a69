import { type FooterMessage, type Lang, langUrl, nextMaintenance, noticeMonths, pagePath } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { issuesOf, type Recurring } from './recurring.js';
import type { Row } from './rows.js';

interface Message extends Recurring {
  /** Its text is `news.footer_<name>`. */
  name: 'maintenance' | 'resale' | 'arriveEarly';
  /** A page of the shop, without the language prefix, or null. */
  href: string | null;
}

const messages: readonly Message[] = [
  {
    name: 'maintenance',
    day: '2026-01-05',
    everyDays: 7,
    time: '10:00',
    href: null,
  },
  {
    name: 'resale',
    day: '2026-01-16',
    everyDays: 35,
    time: '12:00',
    href: `${pagePath('releaseNotes')}#termsconditions`,
  },
  {
    name: 'arriveEarly',
    day: '2026-01-30',
    everyDays: 49,
    time: '12:00',
    href: pagePath('txnHistory'),
  },
];

/** The footer's messages of the last three months (spec §2), newest first. */
export const footerMessageRows = (now: number): Row<FooterMessage>[] =>
  messages
    .flatMap(({ name, href, ...recurring }) =>
      issuesOf(recurring, noticeMonths, now).map(({ date, at }) => ({
        at,
        show: (lang: Lang) => ({
          messageId: `${name}-${date}`,
          at,
          text: serverTexts[lang](`news.footer_${name}`, maintenanceAfter(at, lang)),
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
