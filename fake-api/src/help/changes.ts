import {
  checkDeliveryChange,
  type DeliveryChange,
  type FieldError,
  type Lang,
  normalEmail,
  type TransactionChange,
  tickedChanges,
  toInstant,
} from '@first-gong/domain';
import { changeRequestMail } from '../mail/changeRequest.js';
import type { Post } from '../mail/post.js';
import { type MemberRow, memberTable } from '../members/rows.js';
import { referenceNumber } from '../order/numbers.js';
import { type TransactionRow, transactionTable } from '../order/rows.js';
import { refuse } from '../refuse.js';
import type { Store } from '../store/index.js';
import type { ChangeRow, DeliveryChangeRow, TransactionChangeRow } from './rows.js';
import { changeRequestTable } from './rows.js';
import { isUsable, type Uploads } from './uploads.js';

/**
 * Change requests for a complete order (spec §3 Transaction and Delivery change request). The card's image shows that the
 * sender is the buyer. An order that no card paid needs another proof: the session of the buyer, or for its delivery the
 * buyer's email.
 */
export interface ChangeRequests {
  /** @throws RuleError `imageRequired` first; `transactionNotFound` for an unknown number and also for another card. */
  transaction(wanted: TransactionChange, lang: Lang, sender: MemberRow | null): Promise<string>;
  /** @throws RuleError `imageRequired` first; `transactionNotFound`, `deliveryChangeTooLate`. */
  delivery(wanted: DeliveryChange, lang: Lang): Promise<string>;
}

export interface ChangeRequestParts {
  store: Store;
  uploads: Uploads;
  post: Post;
  now: () => number;
}

/** The fields of one kind of request, beyond those of every request. */
type Details = Omit<TransactionChangeRow, keyof ChangeRow> | Omit<DeliveryChangeRow, keyof ChangeRow>;

const unknownTransaction: FieldError = { field: 'transactionNumber', code: 'transactionNotFound' };
const noImage: FieldError = { field: 'cardImage', code: 'imageRequired' };

export function createChangeRequests({ store, uploads, post, now }: ChangeRequestParts): ChangeRequests {
  /**
   * @param isBuyer whether the sender of a request without an image is this member, the buyer of an order without a card.
   * @param check returns the errors against a change of this order.
   */
  const file = (
    { transactionNumber, cardImage }: Pick<ChangeRow, 'transactionNumber' | 'cardImage'>,
    lang: Lang,
    isBuyer: (buyer: MemberRow) => boolean,
    check: (row: TransactionRow) => FieldError[],
    details: Details,
  ): Promise<string> =>
    store.transact((tx) => {
      const row = tx.get(transactionTable, transactionNumber);
      const buyer = row && tx.get(memberTable, row.memberId);
      const paidWithoutCard = row?.status === 'complete' && row.cardEnding === null;
      // The proof comes first: nobody finds out without one which numbers exist.
      const isProven = cardImage ? isUsable(tx, cardImage) : paidWithoutCard && buyer !== undefined && isBuyer(buyer);
      refuse(isProven ? [] : [noImage]);
      refuse(row?.status === 'complete' ? check(row) : [unknownTransaction]);
      const id = referenceNumber(tx, now());
      tx.put(changeRequestTable, { ...details, id, transactionNumber, cardImage, lang, at: toInstant(now()) });
      if (cardImage) uploads.use(tx, cardImage, id);
      // To the buyer, not to the email in the form: the buyer has to notice a change that somebody else requests.
      const to = buyer?.loginEmail;
      if (to) post.send(tx, changeRequestMail({ to, lang, transactionNumber, referenceNumber: id }));
      return id;
    });

  return {
    transaction(wanted, lang, sender) {
      const { transactionNumber, withoutCard, cardFirst4, cardLast4 } = wanted;
      const cardImage = withoutCard ? undefined : wanted.cardImage;
      // The shop knows only the last digits of a card; customer service compares the rest with the image.
      const check = ({ cardEnding }: TransactionRow) =>
        withoutCard || cardEnding === cardLast4 ? [] : [unknownTransaction];
      return file({ transactionNumber, cardImage }, lang, ({ id }) => id === sender?.id, check, {
        kind: 'transaction',
        ...(!withoutCard && { cardFirst4, cardLast4 }),
        changes: tickedChanges(wanted),
      });
    },
    delivery({ transactionNumber, cardImage, ...details }, lang) {
      const isBuyer = ({ loginEmail }: MemberRow) => loginEmail === normalEmail(details.email);
      const check = ({ items }: TransactionRow) =>
        checkDeliveryChange({ startsAt: items.map(({ show }) => show.startsAt), now: now() });
      return file({ transactionNumber, cardImage }, lang, isBuyer, check, { kind: 'delivery', ...details });
    },
  };
}
