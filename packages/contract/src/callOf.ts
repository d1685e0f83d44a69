import type { Call } from './call.js';
import { type CallName, type Calls, calls } from './calls.js';

/** The types of one entry of the table. */
type Parts<Entry> =
  Entry extends Call<infer Query, infer Body, infer Response>
    ? { query: Query; body: Body; response: Response }
    : never;
type Shapes = { [Name in CallName]: Parts<Calls[Name]> };

/** The query of a call. */
export type QueryOf<Name extends CallName> = Shapes[Name]['query'];
/** The body of a call. */
export type BodyOf<Name extends CallName> = Shapes[Name]['body'];
/** The response of a call. */
export type ResponseOf<Name extends CallName> = Shapes[Name]['response'];

/** Any call of the table, for code that walks the table. */
export type AnyCall = Call<QueryOf<CallName>, BodyOf<CallName>, ResponseOf<CallName>>;

/** The table with the types of each entry written by its name, so that the compiler can follow a name to its entry. */
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
