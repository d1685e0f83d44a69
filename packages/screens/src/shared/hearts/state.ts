import type { EventSummary } from '@first-gong/domain';

/** The event data that a heart needs. */
export type LikedEvent = Pick<EventSummary, 'id' | 'title' | 'likes'>;

/**
 * A visitor's heart, whose click opens the login, or a member's.
 * Until the favourites load, members have the first kind, `busy` after a click.
 */
export type HeartState =
  | { likes: number; onLogin: () => void; busy?: boolean }
  | { likes: number; checked: boolean; onChange: (checked: boolean) => void };

/** The hearts of a page. Null if they are disabled, such as in a hot event. */
export type Hearts = ((event: LikedEvent) => HeartState) | null;

/** Id of an event's heart, the target after the login. */
export const heartId = (eventId: string) => `heart-${eventId}`;
