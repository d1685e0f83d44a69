import type { EventSummary } from '@first-gong/domain';

/** Data that a heart needs of its event. */
export type LikedEvent = Pick<EventSummary, 'id' | 'title' | 'likes'>;

/** One heart: of a visitor, whose press leads to the login, or of a member. */
export type HeartState =
  | { likes: number; onLogin: () => void }
  | { likes: number; checked: boolean; onChange: (checked: boolean) => void };

/** The hearts of a page. Null while nobody can press them: before script runs, and until a member's favourites are there. */
export type Hearts = ((event: LikedEvent) => HeartState) | null;

/** The id of an event's heart, to come back to it after the login. */
export const heartId = (eventId: string) => `heart-${eventId}`;
