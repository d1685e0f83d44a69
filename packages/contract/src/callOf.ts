import type { Call } from './call.js';
import { type CallName, type Calls, calls } from './calls.js';

/** The types of one entry of the table. */
type Parts<Entry> =
  Entry extends Call<infer Query, infer Body, infer Response>
    ? { query: Query; body: Body; response: Response }
    : never;
type Shapes = { [Name in CallName]: Parts<Calls[Name]> };

/** What a call takes in its query. */
export type QueryOf<Name extends CallName> = Shapes[Name]['query'];
/** What a call takes as its body. */
export type BodyOf<Name extends CallName> = Shapes[Name]['body'];
/** What a call returns. */
export type ResponseOf<Name extends CallName> = Shapes[Name]['response'];

/** A call of which only the table is known, for code that goes through all of them. */
export type AnyCall = Call<QueryOf<CallName>, BodyOf<CallName>, ResponseOf<CallName>>;

/** The table again, each entry by the three types of its name: that is how the compiler follows a name to its entry. */
const table: { [Name in CallName]: Call<QueryOf<Name>, BodyOf<Name>, ResponseOf<Name>> } = calls;

/**
 * The entry of a name, with the types of its query, body and response; over a set of names, with the types of all of
 * them.
 */
export const callOf = <Name extends CallName>(name: Name): Call<QueryOf<Name>, BodyOf<Name>, ResponseOf<Name>> =>
  table[name];

/** The names of a part of the table. */
export const callNamesOf = (part: Partial<Calls>): CallName[] => Object.keys(part) as CallName[];

/** Every name in the table. */
export const callNames = callNamesOf(calls);
