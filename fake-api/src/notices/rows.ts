import type { Text3 } from '@first-gong/domain';
import { defineTable } from '../store/index.js';

/** What has happened to a member. The words of each are in words.ts. */
export const noticeKinds = [
  'orderComplete',
  'bankDeclined',
  'bankNoAnswer',
  'wishMatched',
  'wishCourierTooLate',
  'wishNotPaid',
  'wishPerformanceBegun',
  'topUpComplete',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A value of a notice as it is kept: worded and formatted only when somebody reads it. */
export type NoticeValue = string | number | Text3 | readonly string[] | { instant: string };

/** Something to tell a member, in no language yet. */
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
