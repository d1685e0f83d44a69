import type { ChangeItem, ContactEnquiry, DeliveryChange, Lang, TransactionChange } from '@first-gong/domain';
import { type BankPaymentRow, upgradePayment } from '../order/rows.js';
import { defineTable } from '../store/index.js';

/** `id` is the reference number. */
export interface EnquiryRow extends ContactEnquiry {
  id: string;
  lang: Lang;
  at: string;
}

/** Email in lower case. The row stays after unsubscribing, so that the seed does not resubscribe it. */
export interface SubscriberRow {
  id: string;
  lang: Lang;
  subscribedAt: string;
  unsubscribedAt: string | null;
}

/** Upload target of one image. `id` is the random key of its URL. */
export interface UploadRow {
  id: string;
  /** UTC instant of expiry. */
  expiresAt: string;
  /** File name in the upload folder, after the upload. */
  file: string | null;
  /** Reference number of the request with the image. */
  usedBy: string | null;
}

/** A change request; `id` is its reference number. Customer service processes it. */
export type ChangeRequestRow = TransactionChangeRow | DeliveryChangeRow;

/** Fields of all change requests. */
export interface ChangeRow extends Pick<TransactionChange, 'transactionNumber' | 'cardImage'> {
  id: string;
  lang: Lang;
  at: string;
}

export interface TransactionChangeRow extends ChangeRow, Pick<TransactionChange, 'cardFirst4' | 'cardLast4'> {
  kind: 'transaction';
  /** New values of ticked items (spec §3). */
  changes: Partial<Record<ChangeItem, string>>;
}

export interface DeliveryChangeRow extends ChangeRow, DeliveryChange {
  kind: 'delivery';
}

/** The fee of a delivery change request; `id` is its reference number. Free requests have no row. */
export interface ChangeFeeRow extends BankPaymentRow {
  at: string;
  /** Cents. */
  amount: number;
  /** Grants access to the payment's state. */
  key: string;
}

export const enquiryTable = defineTable<EnquiryRow>('enquiries');
export const subscriberTable = defineTable<SubscriberRow>('subscribers');
export const uploadTable = defineTable<UploadRow>('uploads');
export const changeRequestTable = defineTable<ChangeRequestRow>('changeRequests');
export const changeFeeTable = defineTable<ChangeFeeRow>('changeFees', upgradePayment);
