import type { EventSummary } from '@first-gong/domain';

/** Data that a heart needs of its event. */
export type LikedEvent = Pick<EventSummary, 'id' | 'title' | 'likes'>;

/**
 * One heart: of a visitor, whose press leads to the login; the same while nobody knows the favourites of a member, whose
 * press is busy until then; or of a member.
 */
export type HeartState =
  | { likes: number; onLogin: () => void; busy?: boolean }
  | { likes: number; checked: boolean; onChange: (checked: boolean) => void };

/** The hearts of a page. Null while they cannot be pressed, such as in a hot event. */
export type Hearts = ((event: LikedEvent) => HeartState) | null;

/** The id of an event's heart, to come back to it after the login. */
export const heartId = (eventId: string) => `heart-${eventId}`;
