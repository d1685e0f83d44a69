import type { ErrorCode } from '../errors.js';

/** An error code per group of facts that can change before payment. */
type SeenInput<Seen, Code extends ErrorCode> = Record<Code, (seen: Seen) => unknown>;

/** Creates a comparison of two versions of an order or wish, in the same language. */
export const comparison =
  <Seen, Code extends ErrorCode>(facts: SeenInput<Seen, Code>) =>
  (seen: Seen, now: Seen): Code[] =>
    (Object.keys(facts) as Code[]).filter(
      (code) => JSON.stringify(facts[code](seen)) !== JSON.stringify(facts[code](now)),
    );

/** Seats as comparable text. */
export const seatFacts = (seats: readonly { section: string; row: string; seat: string }[]) =>
  seats.map(({ section, row, seat }) => [section, row, seat]);
