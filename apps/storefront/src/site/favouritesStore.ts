import { CallError } from '@first-gong/contract';
import { type Failure, type Favourite, type FavouriteState, withFavourite } from '@first-gong/domain';
import type { LikedEvent } from '@first-gong/screens/shared/hearts';

/** The store's calls. Both throw `CallError`. */
export interface FavouriteCalls {
  /** Adds or removes a favourite; idempotent. */
  set: (eventId: string, favourite: boolean) => Promise<FavouriteState>;
  has: (eventId: string) => Promise<boolean>;
}

interface FavouriteProblem {
  failure: Failure;
  /** False without a response: the change may have succeeded. */
  certain: boolean;
  sessionEnded: boolean;
}

interface Entry {
  confirmed: FavouriteState;
  chosen: boolean;
  /** No response tells whether the last change succeeded. */
  uncertain: boolean;
  running: boolean;
  /** The time of the last response (performance.now). */
  answeredAt: number;
}

/** A session's favourites with optimistic updates (spec §2 My favourites). Sends an event's changes in order. */
export class FavouritesStore {
  readonly #calls: FavouriteCalls;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #list = new Map<string, Favourite>();

  constructor(calls: FavouriteCalls) {
    this.#calls = calls;
  }

  /** Calls the listener when a heart may have changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stateOf(event: LikedEvent): FavouriteState {
    const entry = this.#entries.get(event.id);
    return entry ? withFavourite(entry.confirmed, entry.chosen) : this.#listed(event);
  }

  /** Takes the list, except for events with newer or pending changes. @param receivedAt of performance.now */
  takeList(list: readonly Favourite[], receivedAt: number): void {
    this.#list = new Map(list.map((favourite) => [favourite.id, favourite]));
    for (const [eventId, entry] of this.#entries) {
      if (entry.running || entry.answeredAt > receivedAt) continue;
      const favourite = this.#list.has(eventId);
      entry.confirmed = withFavourite(entry.confirmed, favourite);
      entry.chosen = favourite;
      entry.uncertain = false;
    }
    this.#changed();
  }

  /** Shows a choice and sends it, after a running call. @returns null once the server has it, or the problem */
  async choose(event: LikedEvent, favourite: boolean): Promise<FavouriteProblem | null> {
    const entry = this.#entryOf(event);
    entry.chosen = favourite;
    this.#changed();
    if (entry.running) return null;
    entry.running = true;
    try {
      return await this.#settle(entry);
    } finally {
      entry.running = false;
      this.#changed();
    }
  }

  async #settle(entry: Entry): Promise<FavouriteProblem | null> {
    while (entry.uncertain || entry.chosen !== entry.confirmed.favourite) {
      const { chosen } = entry;
      const error = await this.#set(entry, chosen);
      // Only the last choice counts, so a newer one is tried too.
      if (error === null || entry.chosen !== chosen) continue;
      if (!entry.uncertain && entry.confirmed.favourite === chosen) continue;
      entry.chosen = entry.confirmed.favourite;
      const { failure, status } = error;
      return { failure, certain: !entry.uncertain, sessionEnded: status === 401 };
    }
    return null;
  }

  /** One change. After a lost response the list shows whether it succeeded. */
  async #set(entry: Entry, favourite: boolean): Promise<CallError | null> {
    const { eventId } = entry.confirmed;
    try {
      this.#confirm(entry, await this.#calls.set(eventId, favourite));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A rule's rejection is a response: nothing changed.
      if (error.code === undefined) await this.#ask(entry);
      return error;
    }
  }

  async #ask(entry: Entry): Promise<void> {
    try {
      this.#confirm(entry, withFavourite(entry.confirmed, await this.#calls.has(entry.confirmed.eventId)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      entry.uncertain = true;
    }
  }

  #confirm(entry: Entry, state: FavouriteState): void {
    entry.confirmed = state;
    entry.uncertain = false;
    entry.answeredAt = performance.now();
  }

  #entryOf(event: LikedEvent): Entry {
    const known = this.#entries.get(event.id);
    if (known) return known;
    const confirmed = this.#listed(event);
    const entry = { confirmed, chosen: confirmed.favourite, uncertain: false, running: false, answeredAt: 0 };
    this.#entries.set(event.id, entry);
    return entry;
  }

  /** The state in the list. A favourite's likes are current there; a page's may be a minute old. */
  #listed({ id, likes }: LikedEvent): FavouriteState {
    const favourite = this.#list.get(id);
    return { eventId: id, favourite: favourite !== undefined, likes: favourite?.likes ?? likes };
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
