import type { ChangeItem, ContactEnquiry, DeliveryChange, Lang, TransactionChange } from '@first-gong/domain';
import { defineTable } from '../store/index.js';

/** An enquiry to customer service; `id` is its reference number. */
export interface EnquiryRow extends ContactEnquiry {
  id: string;
  lang: Lang;
  at: string;
}

/** An email of the newsletter, in lower case. Who has left stays written down, so that nobody puts them back. */
export interface SubscriberRow {
  id: string;
  lang: Lang;
  subscribedAt: string;
  unsubscribedAt: string | null;
}

/** An address that takes one image; `id` is the key in it, which nobody can guess. */
export interface UploadRow {
  id: string;
  /** UTC instant until which it takes one. */
  expiresAt: string;
  /** Name of the image in the folder of uploads, once it is there. */
  file: string | null;
  /** Reference number of the request that the image belongs to. */
  usedBy: string | null;
}

/** A request to change a transaction; `id` is its reference number. Customer service does the rest by hand. */
export type ChangeRequestRow = TransactionChangeRow | DeliveryChangeRow;

/** What every request has. */
export interface ChangeRow extends Pick<TransactionChange, 'transactionNumber' | 'cardImage'> {
  id: string;
  lang: Lang;
  at: string;
}

export interface TransactionChangeRow extends ChangeRow, Pick<TransactionChange, 'cardFirst4' | 'cardLast4'> {
  kind: 'transaction';
  /** What was ticked, and nothing else (spec §3). */
  changes: Partial<Record<ChangeItem, string>>;
}

export interface DeliveryChangeRow extends ChangeRow, DeliveryChange {
  kind: 'delivery';
}

export const enquiryTable = defineTable<EnquiryRow>('enquiries');
export const subscriberTable = defineTable<SubscriberRow>('subscribers');
export const uploadTable = defineTable<UploadRow>('uploads');
export const changeRequestTable = defineTable<ChangeRequestRow>('changeRequests');
