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
import { list } from '../forms/form.js';
import { count } from '../forms/numbers.js';
import { instant } from '../forms/times.js';

/** A notice for one member (spec §2 personal notice inbox). Texts are in the language of the request. */
export const PersonalNotice = object({
  noticeId: string(),
  /** UTC instant. */
  at: instant(),
  title: string(),
  body: array(string()),
  /** Link to a page of the shop, or null. */
  href: nullable(string()),
  read: boolean(),
});
export type PersonalNotice = Infer<typeof PersonalNotice>;

/** A page of the inbox, newest first, with totals of all pages. */
export const NoticePage = object({ notices: array(PersonalNotice), total: count(), unread: count() });
export type NoticePage = Infer<typeof NoticePage>;

/** Notices to mark as read: `noticeIds`, or `all` (spec §2 mark all as read). */
export const NoticesRead = exactly({ noticeIds: optional(list(string())), all: optional(boolean()) });
export type NoticesRead = Infer<typeof NoticesRead>;

export const UnreadCount = object({ unread: integer() });
export type UnreadCount = Infer<typeof UnreadCount>;

/** A message in the footer for all visitors (spec §2 Footer messages). */
export const FooterMessage = object({ messageId: string(), at: instant(), text: string(), href: nullable(string()) });
export type FooterMessage = Infer<typeof FooterMessage>;
