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

/** The entry of a name. */
export type CallOf<Name extends CallName> = Call<QueryOf<Name>, BodyOf<Name>, ResponseOf<Name>>;

/** Any call of the table, for code that walks the table. */
export type AnyCall = Call<QueryOf<CallName>, BodyOf<CallName>, ResponseOf<CallName>>;

/** The table with one type per name. The compiler can then infer the entry of a name. */
const table: { [Name in CallName]: CallOf<Name> } = calls;

/** The entry of a name, with its types. For a union of names, the types are unions too. */
export const callOf = <Name extends CallName>(name: Name): CallOf<Name> => table[name];

/** The names in one area of the table. */
export const callNamesOf = (part: Partial<Calls>): CallName[] => Object.keys(part) as CallName[];

export const callNames = callNamesOf(calls);
