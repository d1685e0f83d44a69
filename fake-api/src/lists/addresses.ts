import type { AddressLevel, AddressNode, Lang, Text3 } from '@first-gong/domain';
import { countries, taiwan } from '../sample-data/addresses/elsewhere.js';
import { hongKong } from '../sample-data/addresses/hongKong.js';
import { macau } from '../sample-data/addresses/macau.js';
import { anotherPlace, municipalities, provinces } from '../sample-data/addresses/mainland.js';
import type { Named } from '../sample-data/addresses/named.js';
import { type LocalizedText, text } from '../shared/text.js';
import type { Row } from './rows.js';

/** An entry of the address list in all languages. */
export interface Region {
  code: string;
  level: AddressLevel;
  name: Text3;
  children: readonly Region[];
}

const placeOf = (
  level: AddressLevel,
  code: string,
  words: LocalizedText,
  children: readonly Region[] = [],
): Region => ({
  code,
  level,
  name: text(words),
  children,
});

/** Entries of one level without children. */
const placesOf = (level: AddressLevel, named: Named): Region[] =>
  Object.entries(named).map(([code, words]) => placeOf(level, code, words));

/** An entry with its descendants in one language. */
const nodeOf = ({ name, children, ...place }: Region, lang: Lang): AddressNode => ({
  ...place,
  name: name[lang],
  children: children.map((child) => nodeOf(child, lang)),
});

/**
 * The address list (spec §3 Mailing address), Hong Kong first. Codes are stable, because members' addresses store them.
 */
export const places: readonly Region[] = [
  placeOf(
    'country',
    'HK',
    ['Hong Kong', '香港', '香港'],
    Object.entries(hongKong).map(([code, { name, districts }]) =>
      placeOf('area', code, name, placesOf('district', districts)),
    ),
  ),
  placeOf('country', 'MO', ['Macau', '澳門', '澳门'], placesOf('area', macau)),
  placeOf(
    'country',
    'CN',
    ['Mainland China', '中國內地', '中国内地'],
    [
      ...placesOf('province', municipalities),
      ...Object.entries(provinces).map(([code, { name, cities }]) =>
        placeOf('province', code, name, placesOf('area', { ...cities, ...anotherPlace })),
      ),
    ],
  ),
  placeOf('country', 'TW', ['Taiwan', '台灣', '台湾'], placesOf('area', taiwan)),
  ...placesOf('country', countries),
];

/** Countries as rows of a resource. */
export const addressRows: readonly Row<AddressNode>[] = places.map((place) => ({
  show: (lang) => nodeOf(place, lang),
}));

export const addressNodes = (lang: Lang): AddressNode[] => addressRows.map(({ show }) => show(lang));
