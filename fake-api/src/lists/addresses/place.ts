import type { AddressLevel, AddressNode, Lang, Text3 } from '@first-gong/domain';
import { text, type Words } from '../../catalogue/phrases.js';

/** A place of the address list, with its name in every language. */
export interface Place {
  code: string;
  level: AddressLevel;
  name: Text3;
  children: readonly Place[];
}

/** The names of places, by their code. */
export type Named = Readonly<Record<string, Words>>;

export const placeOf = (level: AddressLevel, code: string, words: Words, children: readonly Place[] = []): Place => ({
  code,
  level,
  name: text(words),
  children,
});

/** Places of one level that have none below them. */
export const placesOf = (level: AddressLevel, named: Named): Place[] =>
  Object.entries(named).map(([code, words]) => placeOf(level, code, words));

/** A place and everything below it, in one language. */
export const nodeOf = ({ code, level, name, children }: Place, lang: Lang): AddressNode => ({
  code,
  level,
  name: name[lang],
  children: children.map((child) => nodeOf(child, lang)),
});
