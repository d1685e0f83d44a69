import json from '../../api.json?raw';

export interface Prop {
  /** Declaration on one line, with unions of literals instead of names. */
  type: string;
  optional: boolean;
  /** Without `@default`. */
  comment?: string;
  default?: string;
}

export interface Members {
  /** Including inherited props. */
  props: Record<string, Prop>;
  /** Whether the type extends `RootProps`. */
  passesRoot: boolean;
}

/** An export without comments. Types have members. */
export type Export = { declaration: string } & Partial<Members>;

export interface Api {
  /** By entry and name. */
  entries: Record<string, Record<string, Export>>;
  /** Types that entries use but do not export. */
  types: Record<string, string>;
}

/** The public API, as written by `npm run library`. */
export const api: Api = JSON.parse(json);

/** Every exported type with its members, and every exported value. */
export const exported: Record<string, Export> = Object.assign({}, ...Object.values(api.entries));

/** The type of an optional prop for its caller. */
export const withoutUndefined = (type: string) =>
  type.replace(/ \| undefined$/, '').replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1');
