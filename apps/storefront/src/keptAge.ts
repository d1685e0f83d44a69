import { tabStore } from './storage.js';

const storageKey = 'filmAge';

interface KeptAge {
  memberId: string;
  eventId: string;
}

/**
 * Whether a member has given the word about the age for a film in this tab. The word of another member is removed. The
 * address does not have it: a link could give it for somebody else.
 */
export function readAge(memberId: string, eventId: string): boolean {
  const kept = tabStore.readData<KeptAge>(storageKey);
  if (kept && kept.memberId !== memberId) forgetAge();
  return kept?.memberId === memberId && kept.eventId === eventId;
}

/** Keeps a member's word for a film through a reload and another language, or takes it back. */
export function keepAge(memberId: string, eventId: string, confirmed: boolean): void {
  if (confirmed) tabStore.keepData(storageKey, { memberId, eventId });
  else forgetAge();
}

export const forgetAge = (): void => tabStore.forget(storageKey);
