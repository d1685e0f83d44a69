import type { ChangeItem, ContactEnquiry, DeliveryChange, Lang, TransactionChange } from '@first-gong/domain';
import { type BankPaymentRow, upgradePayment } from '../order/rows.js';
import { defineTable } from '../store/index.js';

/** An enquiry to customer service; `id` is its reference number. */
export interface EnquiryRow extends ContactEnquiry {
  id: string;
  lang: Lang;
  at: string;
}

/** An email of the newsletter, in lower case. The row stays after an unsubscription, so that the seed does not undo it. */
export interface SubscriberRow {
  id: string;
  lang: Lang;
  subscribedAt: string;
  unsubscribedAt: string | null;
}

/** An upload address for one image; `id` is the random key in it. */
export interface UploadRow {
  id: string;
  /** UTC instant until which it takes an image. */
  expiresAt: string;
  /** Name of the file in the folder of uploads, after the image has arrived. */
  file: string | null;
  /** Reference number of the request that the image belongs to. */
  usedBy: string | null;
}

/** A request to change a transaction; `id` is its reference number. Customer service does the rest by hand. */
export type ChangeRequestRow = TransactionChangeRow | DeliveryChangeRow;

/** The fields of every change request. */
export interface ChangeRow extends Pick<TransactionChange, 'transactionNumber' | 'cardImage'> {
  id: string;
  lang: Lang;
  at: string;
}

export interface TransactionChangeRow extends ChangeRow, Pick<TransactionChange, 'cardFirst4' | 'cardLast4'> {
  kind: 'transaction';
  /** The new values of the ticked items (spec §3). */
  changes: Partial<Record<ChangeItem, string>>;
}

export interface DeliveryChangeRow extends ChangeRow, DeliveryChange {
  kind: 'delivery';
}

/** The fee of a delivery change request; `id` is the reference number of the request. A request without a fee has none. */
export interface ChangeFeeRow extends BankPaymentRow {
  at: string;
  /** Cents. */
  amount: number;
  /** It gives access to the state of the payment. */
  key: string;
}

export const enquiryTable = defineTable<EnquiryRow>('enquiries');
export const subscriberTable = defineTable<SubscriberRow>('subscribers');
export const uploadTable = defineTable<UploadRow>('uploads');
export const changeRequestTable = defineTable<ChangeRequestRow>('changeRequests');
export const changeFeeTable = defineTable<ChangeFeeRow>('changeFees', upgradePayment);
