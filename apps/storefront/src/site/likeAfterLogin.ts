import { splitLangPath } from '@first-gong/domain';
import type { LikedEvent } from '@first-gong/screens/shared/hearts';
import { tabStore } from '../session/storage.js';

/** A heart clicked without a session. The like completes after the login. */
export interface LikeAfterLogin {
  event: LikedEvent;
  /** The click removes the event. @default false */
  removing?: boolean | undefined;
  target: string;
  /** Scroll position in pixels. */
  top: number;
}

/** In the tab's storage, because a link of another site must not like an event. */
const storageKey = 'likeAfterLogin';

export const keepLike = (like: LikeAfterLogin): void => tabStore.keepData(storageKey, like);

export const dropLike = (): void => tabStore.forget(storageKey);

/** The page without language and `resumed`, which only marks a return from the login. */
function pageOf(target: string): string {
  const { pathname, searchParams } = new URL(target, location.origin);
  searchParams.delete('resumed');
  return `${splitLangPath(pathname).path}?${searchParams}`;
}

/** Takes the pending like of this page. A like of another page is removed. */
export function takeLike(target: string): LikeAfterLogin | null {
  const like = tabStore.readData<LikeAfterLogin>(storageKey);
  dropLike();
  return like && pageOf(like.target) === pageOf(target) ? like : null;
}
