import { CallError } from '@first-gong/contract';
import { type Failure, type Favourite, type FavouriteState, withFavourite } from '@first-gong/domain';

/** Calls of the store to the server. Both calls throw `CallError`. */
export interface FavouriteCalls {
  /** Adds or removes a favourite. Doing it twice changes nothing. */
  set: (eventId: string, favourite: boolean) => Promise<FavouriteState>;
  /** Whether the server has the event among the favourites. */
  has: (eventId: string) => Promise<boolean>;
}

/** An event as its heart knows it. */
export interface PressedEvent {
  id: string;
  title: string;
  likes: number;
}

/** A change that did not take place. */
export interface FavouriteProblem {
  event: PressedEvent;
  /** Choice of the member before the press. */
  favourite: boolean;
  failure: Failure;
  /** False without a response: it is not known whether the change took place. */
  certain: boolean;
  sessionEnded: boolean;
}

interface Entry {
  /** The last state that the server has confirmed. */
  confirmed: FavouriteState;
  /** Last choice of the member. */
  chosen: boolean;
  /** No response says whether the last change took place. */
  uncertain: boolean;
  running: boolean;
  /** When the last response came (performance.now). */
  answeredAt: number;
}

/**
 * The favourites of one session while the member changes them (spec §2 My favourites). A press shows at once. The
 * changes of one event go to the server one after the other, until it has what was chosen last. A lost response is asked
 * for again; a change that did not take place is put back and reported.
 */
export class FavouritesStore {
  readonly #calls: FavouriteCalls;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #list = new Map<string, Favourite>();

  constructor(calls: FavouriteCalls) {
    this.#calls = calls;
  }

  /** Calls the listener whenever a heart may have changed. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns the state of an event's heart. */
  stateOf(event: PressedEvent): FavouriteState {
    const entry = this.#entries.get(event.id);
    return entry ? withFavourite(entry.confirmed, entry.chosen) : this.#listed(event);
  }

  /**
   * Takes the member's list. It tells what other tabs and devices have changed, except for an event whose change is
   * under way or was answered later.
   * @param receivedAt when the list came (performance.now).
   */
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

  /**
   * Shows a choice, and has the server take it. Resolves with null once the server has what was chosen last, or with the
   * reason why it has not. A choice during another one's call resolves at once: the first call goes on with it.
   */
  async choose(event: PressedEvent, favourite: boolean): Promise<FavouriteProblem | null> {
    const entry = this.#entryOf(event);
    entry.chosen = favourite;
    this.#changed();
    if (entry.running) return null;
    entry.running = true;
    try {
      return await this.#settle(event, entry);
    } finally {
      entry.running = false;
      this.#changed();
    }
  }

  async #settle(event: PressedEvent, entry: Entry): Promise<FavouriteProblem | null> {
    while (entry.uncertain || entry.chosen !== entry.confirmed.favourite) {
      const { chosen } = entry;
      const error = await this.#set(entry, chosen);
      // A choice made meanwhile is tried as well: only the last one counts.
      if (error === null || entry.chosen !== chosen) continue;
      if (!entry.uncertain && entry.confirmed.favourite === chosen) continue;
      entry.chosen = entry.confirmed.favourite;
      const { failure, status } = error;
      return { event, favourite: chosen, failure, certain: !entry.uncertain, sessionEnded: status === 401 };
    }
    return null;
  }

  /** One change. After a lost response the list says whether it took place. */
  async #set(entry: Entry, favourite: boolean): Promise<CallError | null> {
    const { eventId } = entry.confirmed;
    try {
      this.#confirm(entry, await this.#calls.set(eventId, favourite));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A refusal of a rule is a response: nothing was changed.
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

  #entryOf(event: PressedEvent): Entry {
    const known = this.#entries.get(event.id);
    if (known) return known;
    const confirmed = this.#listed(event);
    const entry = { confirmed, chosen: confirmed.favourite, uncertain: false, running: false, answeredAt: 0 };
    this.#entries.set(event.id, entry);
    return entry;
  }

  /** The state by the list. The likes of a favourite are current there; those of a page may be a minute old. */
  #listed({ id, likes }: PressedEvent): FavouriteState {
    const favourite = this.#list.get(id);
    return { eventId: id, favourite: favourite !== undefined, likes: favourite?.likes ?? likes };
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
