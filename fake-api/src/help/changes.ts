import {
  checkDeliveryChange,
  type DeliveryChange,
  type FieldError,
  type Lang,
  type TransactionChange,
  tickedChanges,
  toInstant,
} from '@first-gong/domain';
import { changeRequestMail } from '../mail/changeRequest.js';
import type { Post } from '../mail/post.js';
import { memberTable } from '../members/rows.js';
import { referenceNumber } from '../order/numbers.js';
import { type TransactionRow, transactionTable } from '../order/rows.js';
import { refuse } from '../refuse.js';
import type { Store } from '../store/index.js';
import type { ChangeRow, DeliveryChangeRow, TransactionChangeRow } from './rows.js';
import { changeRequestTable } from './rows.js';
import { isUsable, type Uploads } from './uploads.js';

/** Change requests for a complete order (spec §3 Transaction and Delivery change request). */
export interface ChangeRequests {
  /** @throws RuleError `imageRequired` first; `transactionNotFound` for an unknown number and also for another card. */
  transaction(wanted: TransactionChange, lang: Lang): Promise<string>;
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
  /** @param check returns the errors against a change of this order. */
  const file = (
    { transactionNumber, cardImage }: Pick<ChangeRow, 'transactionNumber' | 'cardImage'>,
    lang: Lang,
    check: (row: TransactionRow) => FieldError[],
    details: Details,
  ): Promise<string> =>
    store.transact((tx) => {
      // The image comes first: nobody finds out without one which numbers exist.
      refuse(isUsable(tx, cardImage) ? [] : [noImage]);
      const row = tx.get(transactionTable, transactionNumber);
      refuse(row?.status === 'complete' ? check(row) : [unknownTransaction]);
      const id = referenceNumber(tx, now());
      tx.put(changeRequestTable, { ...details, id, transactionNumber, cardImage, lang, at: toInstant(now()) });
      uploads.use(tx, cardImage, id);
      // To the buyer, not to the email in the form: the buyer has to notice a change that somebody else requests.
      const to = row && tx.get(memberTable, row.memberId)?.loginEmail;
      if (to) post.send(tx, changeRequestMail({ to, lang, transactionNumber, referenceNumber: id }));
      return id;
    });

  return {
    transaction(wanted, lang) {
      const { cardFirst4, cardLast4 } = wanted;
      // The shop knows only the last digits of a card; customer service compares the rest with the image.
      const check = ({ cardEnding }: TransactionRow) => (cardEnding === cardLast4 ? [] : [unknownTransaction]);
      return file(wanted, lang, check, {
        kind: 'transaction',
        cardFirst4,
        cardLast4,
        changes: tickedChanges(wanted),
      });
    },
    delivery({ transactionNumber, cardImage, ...details }, lang) {
      const check = ({ items }: TransactionRow) =>
        checkDeliveryChange({ startsAt: items.map(({ show }) => show.startsAt), now: now() });
      return file({ transactionNumber, cardImage }, lang, check, { kind: 'delivery', ...details });
    },
  };
}
