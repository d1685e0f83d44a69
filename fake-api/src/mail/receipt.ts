import { href, isOnline, type Lang, type Transaction } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import type { MemberRow } from '../members/rows.js';
import type { TransactionRow } from '../order/rows.js';
import { ticketsIn } from '../order/seatWords.js';
import { summaryView, transactionView } from '../order/view.js';
import { fill, isolated } from '../pages/words.js';
import { receiptFacts } from './receiptFacts.js';
import type { Letter, MailedTickets } from './rows.js';
import { mailWords } from './words.js';

/**
 * The confirmation of a complete order, in the order's language. The codes of e-tickets are attached,
 * and a calendar file of each performance.
 */
export function receiptMail(row: TransactionRow, member: MemberRow, now: number): Letter {
  const { lang } = row;
  const { greeting, receipt: text } = mailWords[lang];
  const format = createFormat(lang);
  const transaction = transactionView(row, now, lang);
  const { confirmationNumber, orders, points, total } = transaction;
  const tickets = mailedTickets(transaction, lang);
  const titles = summaryView(row, lang).events.map(({ title }) => title);
  const comma = lang === 'en_us' ? ', ' : '、';
  return {
    to: member.loginEmail,
    lang,
    subject: fill(text.subject, { title: [...new Set(titles)].join(comma) }),
    body: [
      fill(greeting, { name: isolated(member.name[lang]) }),
      fill(text.complete, { number: row.id, confirmation: confirmationNumber ?? '' }),
      ...orders.flatMap(({ event, tickets: ofEvent }) => {
        const { title, startsAt, venue } = event;
        const values = { title, time: format.recordTime(startsAt), venue, seats: ticketsIn(lang, ofEvent) };
        return [fill(text.tickets, values), ...(isOnline(event.group) ? [text.online] : [])];
      }),
      ...receiptFacts(transaction, lang),
      fill(text.total, { total: format.money(total) }),
      fill(text.points, { used: format.count(points.used), earned: format.count(points.earned) }),
      tickets.codes.length > 0 ? text.codesAttached : text.calendarAttached,
      text.final,
    ],
    code: null,
    link: { href: href(lang, 'transactionDetail', { transactionNumber: row.id }), label: text.link },
    tickets,
  };
}

function mailedTickets({ orders, delivery }: Transaction, lang: Lang): MailedTickets {
  const format = createFormat(lang);
  return {
    shows: orders.map(({ event: { id, performanceId, title, startsAt, duration, venue } }) => ({
      performanceId,
      title,
      startsAt,
      duration,
      venue,
      href: href(lang, 'eventDetail', { eventId: id, performanceId }),
    })),
    codes: orders
      .filter(({ event }) => delivery.method === 'eTicket' && !isOnline(event.group))
      .flatMap(({ event: { title, startsAt, venue }, tickets }) =>
        tickets.map((ticket) => ({
          code: ticket.code,
          label: fill(mailWords[lang].receipt.tickets, {
            title,
            time: format.recordTime(startsAt),
            venue,
            seats: ticketsIn(lang, [ticket]),
          }),
        })),
      ),
  };
}
