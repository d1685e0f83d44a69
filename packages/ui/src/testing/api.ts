import json from '../../api.json?raw';

export interface Prop {
  /** As it is declared, on one line. A union of literals replaces its name. */
  type: string;
  optional: boolean;
  /** Without the `@default`. */
  comment?: string;
  default?: string;
}

export interface Members {
  /** The props of the type and of the types that it extends. */
  props: Record<string, Prop>;
  /** The type extends `RootProps`. */
  passesRoot: boolean;
}

/** What an entry exports, without comments. A type has members. */
export type Export = { declaration: string } & Partial<Members>;

export interface Api {
  /** By entry and name. */
  entries: Record<string, Record<string, Export>>;
  /** The types that the entries use and do not export. */
  types: Record<string, string>;
}

/** The public API, as `npm run library` has written it. */
export const api: Api = JSON.parse(json);

/** Every exported type with its members, and every exported value without. */
export const exported: Record<string, Export> = Object.assign({}, ...Object.values(api.entries));

/** The type that a caller of an optional prop has in mind. */
export const withoutUndefined = (type: string) =>
  type.replace(/ \| undefined$/, '').replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1');
