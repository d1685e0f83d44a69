import type { Seat, Text3 } from '@first-gong/domain';
import type { serverWords } from '@first-gong/i18n/server';
import { defineTable } from '../store/index.js';

type KindIn<Key> = Key extends `${infer Kind}_title` ? Kind : never;

/** Kinds of notices. The area `notice` has their texts. */
export type NoticeKind = KindIn<keyof typeof serverWords.en_us.notice>;

/** A stored value, formatted when read. Before SQLite, seats were strings. */
export type NoticeValue = string | number | Text3 | string[] | { seats: readonly Seat[] } | { instant: string };

/** A notice without language. */
export interface Notice {
  kind: NoticeKind;
  values: Record<string, NoticeValue>;
  /** Path of the shop without language prefix, or null. */
  href: string | null;
}

export interface NoticeRow extends Notice {
  id: string;
  memberId: string;
  at: string;
  read: boolean;
}

export const noticeTable = defineTable<NoticeRow>('notices');
