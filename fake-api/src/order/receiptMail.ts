import { href, isOnline, type Lang, type Transaction } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter, MailedTickets } from '../mail/rows.js';
import { isolated } from '../shared/isolated.js';
import type { MemberRow } from '../shared/member.js';
import { ticketsIn } from '../shared/seatWords.js';
import { receiptFacts } from './receiptFacts.js';
import type { TransactionRow } from './rows.js';
import { summaryView, transactionView } from './view.js';

/**
 * The confirmation of a complete order, in the order's language. The codes of e-tickets are attached,
 * and a calendar file of each performance.
 */
export function receiptMail(row: TransactionRow, member: MemberRow, now: number): Letter {
  const { lang } = row;
  const t = serverTexts[lang];
  const format = createFormat(lang);
  const transaction = transactionView(row, now, lang);
  const { confirmationNumber, orders, points, total } = transaction;
  const tickets = mailedTickets(transaction, lang);
  const titles = summaryView(row, lang).events.map(({ title }) => title);
  return {
    to: member.loginEmail,
    lang,
    subject: t('mail.receiptSubject', { title: [...new Set(titles)].join(t('cart.seatSeparator')) }),
    body: [
      t('mail.greeting', { name: isolated(member.name[lang]) }),
      t('mail.receiptComplete', { number: row.id, confirmation: confirmationNumber ?? '' }),
      ...orders.flatMap(({ event, tickets: ofEvent }) => {
        const { title, startsAt, venue } = event;
        const values = { title, time: format.recordTime(startsAt), venue, seats: ticketsIn(lang, ofEvent) };
        return [t('mail.receiptTickets', values), ...(isOnline(event.group) ? [t('mail.receiptOnline')] : [])];
      }),
      ...receiptFacts(transaction, lang),
      t('mail.receiptTotal', { total: format.money(total) }),
      t('mail.receiptPoints', { used: points.used, earned: points.earned }),
      t(tickets.codes.length > 0 ? 'mail.receiptCodesAttached' : 'mail.receiptCalendarAttached'),
      t('mail.receiptFinal'),
    ],
    code: null,
    link: { href: href(lang, 'transactionDetail', { transactionNumber: row.id }), label: t('mail.receiptLink') },
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
          label: serverTexts[lang]('mail.receiptTickets', {
            title,
            time: format.recordTime(startsAt),
            venue,
            seats: ticketsIn(lang, [ticket]),
          }),
        })),
      ),
  };
}
