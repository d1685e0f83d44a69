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

/** A notice to one member (spec §2 personal notice inbox). Texts are in the language of the request. */
export const PersonalNotice = object({
  noticeId: string(),
  /** UTC instant. */
  at: instant(),
  title: string(),
  body: array(string()),
  /** The page of the shop to which the notice links, or null. */
  href: nullable(string()),
  read: boolean(),
});
export type PersonalNotice = Infer<typeof PersonalNotice>;

/** One page of a member's inbox, the newest first, with the numbers of all pages. */
export const NoticePage = object({ notices: array(PersonalNotice), total: count(), unread: count() });
export type NoticePage = Infer<typeof NoticePage>;

/** The notices to mark as read: some, or all (spec §2 mark all as read). */
export const NoticesRead = exactly({ noticeIds: optional(list(string())), all: optional(boolean()) });
export type NoticesRead = Infer<typeof NoticesRead>;

/** Number of unread notices. */
export const UnreadCount = object({ unread: integer() });
export type UnreadCount = Infer<typeof UnreadCount>;

/** A message to all visitors, in the footer (spec §2 Footer messages). */
export const FooterMessage = object({ messageId: string(), at: instant(), text: string(), href: nullable(string()) });
export type FooterMessage = Infer<typeof FooterMessage>;
