import {
  type ChangeRequest,
  checkNewCollection,
  customerService,
  type DeliveryChange,
  type DeliveryChangeReceipt,
  deliveryChangeFee,
  type FieldError,
  isCancelledOrder,
  type Lang,
  normalEmail,
  pagePath,
  RuleError,
  type TransactionChange,
  tickedChanges,
  toInstant,
} from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Shop } from '../area/area.js';
import type { Outbox } from '../mail/post.js';
import { askBank, createBankPayments } from '../order/bankPayments.js';
import { referenceNumber } from '../order/numbers.js';
import { type TransactionRow, transactionTable } from '../order/rows.js';
import { bankUrlOf } from '../order/view.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import { secret } from '../shared/secret.js';
import type { Reader, Writer } from '../store/index.js';
import {
  type ChangeFeeRow,
  type ChangeRequestRow,
  type ChangeRow,
  changeFeeTable,
  changeRequestTable,
} from './rows.js';
import { isUsable, type Uploads } from './uploads.js';

const unknownTransaction: FieldError = { field: 'transactionNumber', code: 'transactionNotFound' };
const noImage: FieldError = { field: 'cardImage', code: 'imageRequired' };

const orderOf = ({ items, lines }: TransactionRow) => ({ events: items.map(({ show }) => show), lines });

/** The receipt with the fee of a request. */
export const receiptOf = (row: ChangeFeeRow, lang: Lang): DeliveryChangeReceipt => ({
  referenceNumber: row.id,
  status: row.status,
  fee: row.amount,
  bankUrl: bankUrlOf(row, lang),
});

/**
 * Change requests for complete orders (spec §3 Transaction and Delivery change request). The proof is a card image, or
 * for orders without card a session or email.
 */
export type ChangeRequests = ReturnType<typeof createChangeRequests>;

export function createChangeRequests({ store, now }: Shop, uploads: Uploads, outbox: Outbox) {
  /**
   * The order of a request.
   * @param isBuyer whether this member is the buyer, for orders without a card
   * @throws RuleError `imageRequired`, then `transactionNotFound`
   */
  function provenOrder(
    tx: Reader,
    { transactionNumber, cardImage }: Pick<ChangeRow, 'transactionNumber' | 'cardImage'>,
    isBuyer: (buyer: MemberRow) => boolean,
  ): TransactionRow {
    const row = tx.get(transactionTable, transactionNumber);
    const buyer = row && tx.get(memberTable, row.memberId);
    const paidWithoutCard = row?.status === 'complete' && row.cardEnding === null;
    // The proof comes first, so that errors do not reveal order numbers.
    const isProven = cardImage ? isUsable(tx, cardImage) : paidWithoutCard && buyer !== undefined && isBuyer(buyer);
    refuse(isProven ? [] : [noImage]);
    const isOpen = row?.status === 'complete' && !isCancelledOrder(row.items.map(({ show }) => show));
    if (!isOpen) throw new RuleError('transactionNotFound', [unknownTransaction]);
    return row;
  }

  const newRequest = (tx: Writer, lang: Lang) => ({ id: referenceNumber(tx, now()), lang, at: toInstant(now()) });

  /** Stores a request and assigns its image. */
  function file(tx: Writer, request: ChangeRequestRow): string {
    tx.put(changeRequestTable, request);
    if (request.cardImage) uploads.use(tx, request.cardImage, request.id);
    return request.id;
  }

  /** Notifies the buyer about a request. */
  function announce(tx: Writer, referenceNumber: string): void {
    const request = tx.get(changeRequestTable, referenceNumber);
    const order = request && tx.get(transactionTable, request.transactionNumber);
    // Not to the form's email: the buyer must notice another person's request.
    const to = order && tx.get(memberTable, order.memberId)?.loginEmail;
    if (!request || !to) return;
    const { lang, transactionNumber } = request;
    tx.attempt(`The mail of change request ${referenceNumber}`, () => {
      const t = serverTexts[lang];
      const subject = t('mail.changeRequestSubject', { reference: referenceNumber });
      const body = [
        t('mail.changeRequestReceived', { transaction: transactionNumber }),
        t('mail.changeRequestReference', { reference: referenceNumber }),
        t('mail.changeRequestNext', { from: customerService.from, to: customerService.to }),
      ];
      outbox.send(tx, { to, lang, subject, body, code: null, link: null });
    });
  }

  /** Fees of delivery change requests, paid like orders (spec §4 Order). */
  const payments = createBankPayments<ChangeFeeRow>({
    store,
    table: changeFeeTable,
    now,
    // The bank returns to the request's page, which shows the result.
    about({ id, key, amount, at }, data) {
      const { transactionNumber = '' } = data.get(changeRequestTable, id) ?? {};
      const returnTo = pagePath('deliveryChangeRequest', { transactionNumber, referenceNumber: id, key });
      return { kind: 'change', amount, askedAt: at, returnTo };
    },
    onPaid: (tx, { id }) => announce(tx, id),
  });

  return {
    payments,
    /** @throws RuleError `imageRequired`, then `transactionNotFound` for an unknown number or another card */
    transaction: (wanted: TransactionChange, lang: Lang, sender: MemberRow | null): Promise<string> =>
      store.transact((tx) => {
        const { transactionNumber, withoutCard, cardFirst4, cardLast4 } = wanted;
        const cardImage = withoutCard ? undefined : wanted.cardImage;
        const order = provenOrder(tx, { transactionNumber, cardImage }, ({ id }) => id === sender?.id);
        // The shop stores the last digits only. Customer service compares the others with the image.
        refuse(withoutCard || order.cardEnding === cardLast4 ? [] : [unknownTransaction]);
        const card = withoutCard ? {} : { cardFirst4, cardLast4 };
        const changes = tickedChanges(wanted);
        const request = { ...newRequest(tx, lang), transactionNumber, cardImage, ...card, changes };
        const id = file(tx, { kind: 'transaction', ...request });
        announce(tx, id);
        return id;
      }),
    /**
     * With a fee, the request is valid after payment.
     * @throws RuleError `imageRequired`, `transactionNotFound`, and those of `checkNewCollection`
     */
    delivery: (wanted: DeliveryChange, lang: Lang): Promise<DeliveryChangeReceipt> =>
      store.transact((tx) => {
        const email = normalEmail(wanted.email);
        const order = orderOf(provenOrder(tx, wanted, ({ loginEmail }) => loginEmail === email));
        refuse(checkNewCollection(wanted, order, now()));
        const id = file(tx, { ...wanted, ...newRequest(tx, lang), kind: 'delivery' });
        const amount = deliveryChangeFee(wanted, order);
        if (amount === 0) {
          announce(tx, id);
          return { referenceNumber: id, status: 'complete', fee: 0, bankUrl: null };
        }
        const asked = askBank(wanted.paymentMethod ?? 'creditCard', now());
        const fee = { id, ...asked, at: toInstant(now()), amount, key: secret() };
        tx.put(changeFeeTable, fee);
        return receiptOf(fee, lang);
      }),
  };
}

/** A buyer's requests for a transaction, newest first, without those whose fee was not paid. */
export function changeRequestsOf(data: Reader, memberId: string, transactionNumber: string): ChangeRequest[] {
  if (data.get(transactionTable, transactionNumber)?.memberId !== memberId) return [];
  return data
    .find(changeRequestTable, 'transactionNumber = ? order by seq desc', transactionNumber)
    .map((row) => ({ row, fee: data.get(changeFeeTable, row.id) }))
    .filter(({ fee }) => fee === undefined || fee.status === 'complete')
    .map(({ row, fee }) => requestView(row, fee?.amount ?? 0));
}

function requestView(row: ChangeRequestRow, fee: number): ChangeRequest {
  const { id: referenceNumber, at } = row;
  const none = { option: null, appointmentDay: null, appointmentTime: null };
  if (row.kind === 'transaction') {
    const { contactName = null, contactNumber = null, address = null } = row.changes;
    return { referenceNumber, at, kind: row.kind, contactName, contactNumber, address, ...none, fee };
  }
  const { kind, contactName, mobile: contactNumber, deliveryAddress: address, option } = row;
  const { appointmentDay, appointmentTime } = row.option === 'pickUp' ? row : {};
  const appointment = { appointmentDay: appointmentDay || null, appointmentTime: appointmentTime || null };
  return { referenceNumber, at, kind, contactName, contactNumber, address, option, ...appointment, fee };
}
