import type { Seat, Text3 } from '@first-gong/domain';
import type { serverWords } from '@first-gong/i18n/server';
import { defineTable } from '../store/index.js';

type KindIn<Key> = Key extends `${infer Kind}_title` ? Kind : never;

/** The kinds of notices. Their words are in the area `notice` of the texts. */
export type NoticeKind = KindIn<keyof typeof serverWords.en_us.notice>;

/**
 * A stored value of a notice. It gets its words and format when a member reads it. Before SQLite, seats were a list of
 * texts.
 */
export type NoticeValue = string | number | Text3 | string[] | { seats: readonly Seat[] } | { instant: string };

/** A message to a member, before it is in a language. */
export interface Notice {
  kind: NoticeKind;
  values: Record<string, NoticeValue>;
  /** A page of the shop, without the language prefix, or null. */
  href: string | null;
}

export interface NoticeRow extends Notice {
  id: string;
  memberId: string;
  at: string;
  read: boolean;
}

export const noticeTable = defineTable<NoticeRow>('notices');
