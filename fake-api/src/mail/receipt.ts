import { href, isOnline } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import type { MemberRow } from '../members/rows.js';
import type { TransactionRow } from '../order/rows.js';
import { ticketsIn } from '../order/seatWords.js';
import { summaryView, transactionView } from '../order/view.js';
import { fill } from '../pages/words.js';
import type { Letter } from './rows.js';
import { mailWords } from './words.js';

/** The confirmation of a complete order, in the order's language. It names the tickets but has no codes. */
export function receiptMail(row: TransactionRow, member: MemberRow, now: number): Letter {
  const { lang } = row;
  const { greeting, receipt: text } = mailWords[lang];
  const format = createFormat(lang);
  const { confirmationNumber, orders, points, total } = transactionView(row, now, lang);
  const titles = summaryView(row, lang).events.map(({ title }) => title);
  const comma = lang === 'en_us' ? ', ' : '、';
  return {
    to: member.loginEmail,
    lang,
    subject: fill(text.subject, { title: [...new Set(titles)].join(comma) }),
    body: [
      fill(greeting, { name: member.name[lang] }),
      fill(text.complete, { number: row.id, confirmation: confirmationNumber ?? '' }),
      ...orders.flatMap(({ event, tickets }) => {
        const { title, startsAt, venue } = event;
        const values = { title, time: format.recordTime(startsAt), venue, seats: ticketsIn(lang, tickets) };
        return [fill(text.tickets, values), ...(isOnline(event.group) ? [text.online] : [])];
      }),
      fill(text.total, { total: format.money(total) }),
      fill(text.points, { used: format.count(points.used), earned: format.count(points.earned) }),
      text.final,
    ],
    code: null,
    link: { href: href(lang, 'transactionDetail', { transactionNumber: row.id }), label: text.link },
  };
}
