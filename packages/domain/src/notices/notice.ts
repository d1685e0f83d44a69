import {
  array,
  boolean,
  object as exactly,
  type Infer,
  integer,
  nullable,
  type as object,
  optional,
  string,
} from 'superstruct';
import { instant } from '../forms/times.js';

/** A notice to one member (spec §2 personal notice inbox). Texts are in the language asked for. */
export const PersonalNotice = object({
  noticeId: string(),
  /** UTC instant. */
  at: instant(),
  title: string(),
  body: array(string()),
  /** A page of the shop it leads to, or null. */
  href: nullable(string()),
  read: boolean(),
});
export type PersonalNotice = Infer<typeof PersonalNotice>;

/** Which notices have been read: some, or all (spec §2 mark all as read). */
export const NoticesRead = exactly({ noticeIds: optional(array(string())), all: optional(boolean()) });
export type NoticesRead = Infer<typeof NoticesRead>;

/** How many are still unread. */
export const UnreadCount = object({ unread: integer() });
export type UnreadCount = Infer<typeof UnreadCount>;

/** A message to everybody, in the footer (spec §2 Footer messages). */
export const FooterMessage = object({ messageId: string(), at: instant(), text: string(), href: nullable(string()) });
export type FooterMessage = Infer<typeof FooterMessage>;
