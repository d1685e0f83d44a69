import { splitLangPath } from '@first-gong/domain';
import type { LikedEvent } from '@first-gong/screens/shared/hearts';
import { tabStore } from '../session/storage.js';

/** A heart that was pressed without a session, to be finished after the login. */
export interface LikeAfterLogin {
  event: LikedEvent;
  /** The press takes the event away. @default false */
  removing?: boolean | undefined;
  /** Path and query of the page. */
  target: string;
  /** How far the page was scrolled, in pixels. */
  top: number;
}

/** In the tab's storage and not in the address: a link of another site must not like anything. */
const storageKey = 'likeAfterLogin';

export const keepLike = (like: LikeAfterLogin): void => tabStore.keepData(storageKey, like);

export const dropLike = (): void => tabStore.forget(storageKey);

/** A page in any language, before or after the login: `resumed` says only that a login was on the way. */
function pageOf(target: string): string {
  const { pathname, searchParams } = new URL(target, location.origin);
  searchParams.delete('resumed');
  return `${splitLangPath(pathname).path}?${searchParams}`;
}

/** The like that was left on this page, once. One of another page is forgotten. */
export function takeLike(target: string): LikeAfterLogin | null {
  const like = tabStore.readData<LikeAfterLogin>(storageKey);
  dropLike();
  return like && pageOf(like.target) === pageOf(target) ? like : null;
}
