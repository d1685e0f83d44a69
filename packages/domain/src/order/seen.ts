import type { ErrorCode } from '../errors.js';

/** What can change before a payment: an error code for each group of facts that a buyer sees. */
type SeenFacts<Seen, Code extends ErrorCode> = Record<Code, (seen: Seen) => unknown>;

/** A function that returns the codes of what differs between two looks at an order or a wish, both in one language. */
export const comparison =
  <Seen, Code extends ErrorCode>(facts: SeenFacts<Seen, Code>) =>
  (seen: Seen, now: Seen): Code[] =>
    (Object.keys(facts) as Code[]).filter(
      (code) => JSON.stringify(facts[code](seen)) !== JSON.stringify(facts[code](now)),
    );

/** The facts of a list of seats. */
export const seatFacts = (seats: readonly { section: string; row: string; seat: string }[]) =>
  seats.map(({ section, row, seat }) => [section, row, seat]);
