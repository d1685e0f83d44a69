import {
  type ChangeRequest,
  checkNewCollection,
  type DeliveryChange,
  type DeliveryChangeReceipt,
  deliveryChangeFee,
  type FieldError,
  type Lang,
  normalEmail,
  type OrderToChange,
  RuleError,
  type TransactionChange,
  tickedChanges,
  toInstant,
} from '@first-gong/domain';
import type { Post } from '../mail/post.js';
import { referenceNumber } from '../order/numbers.js';
import { type TransactionRow, transactionTable } from '../order/rows.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import { refuse } from '../shared/refuse.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type ChangeFees, receiptOf } from './changeFees.js';
import { changeRequestMail } from './changeRequestMail.js';
import type { ChangeRow, DeliveryChangeRow, TransactionChangeRow } from './rows.js';
import { type ChangeRequestRow, changeFeeTable, changeRequestTable } from './rows.js';
import { isUsable, type Uploads } from './uploads.js';

/**
 * Change requests for a complete order (spec §3 Transaction and Delivery change request). The card's image shows that the
 * sender is the buyer. An order that no card paid needs another proof: the session of the buyer, or for its delivery the
 * buyer's email.
 */
export interface ChangeRequests {
  /** @throws RuleError `imageRequired` first; `transactionNotFound` for an unknown number and also for another card. */
  transaction(wanted: TransactionChange, lang: Lang, sender: MemberRow | null): Promise<string>;
  /**
   * Where a fee is due, the bank is asked for it, and the request counts once it is paid.
   * @throws RuleError `imageRequired` first; `transactionNotFound`, and those of `checkNewCollection`.
   */
  delivery(wanted: DeliveryChange, lang: Lang): Promise<DeliveryChangeReceipt>;
}

export interface ChangeRequestParts {
  store: Store;
  uploads: Uploads;
  fees: Pick<ChangeFees, 'begin'>;
  announce: Announce;
  now: () => number;
}

/** Writes to the buyer that a request has come. */
export type Announce = (tx: Writer, referenceNumber: string) => void;

export function createAnnounce(post: Post): Announce {
  return (tx, referenceNumber) => {
    const request = tx.get(changeRequestTable, referenceNumber);
    const order = request && tx.get(transactionTable, request.transactionNumber);
    // To the buyer, not to the email in the form: the buyer has to notice a change that somebody else requests.
    const to = order && tx.get(memberTable, order.memberId)?.loginEmail;
    if (!request || !to) return;
    const { lang, transactionNumber } = request;
    tx.attempt(`The mail of change request ${referenceNumber}`, () =>
      post.send(tx, changeRequestMail({ to, lang, transactionNumber, referenceNumber })),
    );
  };
}

/** The fields of one kind of request, beyond those of every request. */
type Details = Omit<TransactionChangeRow, keyof ChangeRow> | Omit<DeliveryChangeRow, keyof ChangeRow>;

const unknownTransaction: FieldError = { field: 'transactionNumber', code: 'transactionNotFound' };
const noImage: FieldError = { field: 'cardImage', code: 'imageRequired' };

const orderOf = ({ items, lines }: TransactionRow): OrderToChange => ({ events: items.map(({ show }) => show), lines });

export function createChangeRequests({ store, uploads, fees, announce, now }: ChangeRequestParts): ChangeRequests {
  /**
   * @param isBuyer whether the sender of a request without an image is this member, the buyer of an order without a card.
   * @param check returns the errors against a change of this order.
   */
  const file = <Result>(
    { transactionNumber, cardImage }: Pick<ChangeRow, 'transactionNumber' | 'cardImage'>,
    lang: Lang,
    isBuyer: (buyer: MemberRow) => boolean,
    check: (row: TransactionRow) => FieldError[],
    details: Details,
    finish: (tx: Writer, id: string, row: TransactionRow) => Result,
  ): Promise<Result> =>
    store.transact((tx) => {
      const row = tx.get(transactionTable, transactionNumber);
      const buyer = row && tx.get(memberTable, row.memberId);
      const paidWithoutCard = row?.status === 'complete' && row.cardEnding === null;
      // The proof comes first: nobody finds out without one which numbers exist.
      const isProven = cardImage ? isUsable(tx, cardImage) : paidWithoutCard && buyer !== undefined && isBuyer(buyer);
      refuse(isProven ? [] : [noImage]);
      if (row?.status !== 'complete') throw new RuleError('transactionNotFound', [unknownTransaction]);
      refuse(check(row));
      const id = referenceNumber(tx, now());
      tx.put(changeRequestTable, { ...details, id, transactionNumber, cardImage, lang, at: toInstant(now()) });
      if (cardImage) uploads.use(tx, cardImage, id);
      return finish(tx, id, row);
    });

  return {
    transaction(wanted, lang, sender) {
      const { transactionNumber, withoutCard, cardFirst4, cardLast4 } = wanted;
      const cardImage = withoutCard ? undefined : wanted.cardImage;
      // The shop knows only the last digits of a card; customer service compares the rest with the image.
      const check = ({ cardEnding }: TransactionRow) =>
        withoutCard || cardEnding === cardLast4 ? [] : [unknownTransaction];
      const details = {
        kind: 'transaction' as const,
        ...(!withoutCard && { cardFirst4, cardLast4 }),
        changes: tickedChanges(wanted),
      };
      return file(
        { transactionNumber, cardImage },
        lang,
        ({ id }) => id === sender?.id,
        check,
        details,
        (tx, id) => {
          announce(tx, id);
          return id;
        },
      );
    },
    delivery({ transactionNumber, cardImage, ...details }, lang) {
      const isBuyer = ({ loginEmail }: MemberRow) => loginEmail === normalEmail(details.email);
      const check = (row: TransactionRow) => checkNewCollection(details, orderOf(row), now());
      const filed = { kind: 'delivery' as const, ...details };
      return file({ transactionNumber, cardImage }, lang, isBuyer, check, filed, (tx, id, row) => {
        const amount = deliveryChangeFee(details, orderOf(row));
        if (amount > 0) {
          return receiptOf(fees.begin(tx, id, { amount, paymentMethod: details.paymentMethod ?? 'creditCard' }), lang);
        }
        announce(tx, id);
        return { referenceNumber: id, status: 'complete', fee: 0, bankUrl: null };
      });
    },
  };
}

/**
 * The requests that a buyer sees with a transaction of their own, newest first. One whose fee was not paid is none.
 */
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
  const isPickUp = row.option === 'pickUp';
  return {
    referenceNumber,
    at,
    kind: row.kind,
    contactName: row.contactName,
    contactNumber: row.mobile,
    address: row.deliveryAddress,
    option: row.option,
    appointmentDay: (isPickUp && row.appointmentDay) || null,
    appointmentTime: (isPickUp && row.appointmentTime) || null,
    fee,
  };
}
