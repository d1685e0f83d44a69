import { AddressNode, addressLevels, langs } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { demoMember } from '../sample-data/members.js';
import { addressNodes, places, type Region } from './addresses.js';

const below = (children: readonly Region[], code: string): readonly Region[] =>
  children.find((place) => place.code === code)?.children ?? [];
const codesOf = (some: readonly Region[]) => some.map(({ code }) => code);
const withDescendants = (place: Region): Region[] => [place, ...place.children.flatMap(withDescendants)];
const every = places.flatMap(withDescendants);

describe('§3 the places of a mailing address', () => {
  it('begin with Hong Kong: three areas and eighteen districts', () => {
    const areas = below(places, 'HK');
    expect(places[0]?.code).toBe('HK');
    expect(codesOf(areas)).toEqual(['HKI', 'KLN', 'NT']);
    expect(areas.flatMap(({ children }) => children)).toHaveLength(18);
  });

  it('have the demo member’s address among them', () => {
    const { country, area, district } = demoMember.profile.address;
    expect(codesOf(below(below(places, country), area))).toContain(district);
  });

  it('have all of the mainland: four municipalities, and 27 provinces and regions with their cities', () => {
    const provinces = below(places, 'CN');
    expect(provinces).toHaveLength(31);
    const municipalities = provinces.filter(({ children }) => children.length === 0);
    expect(codesOf(municipalities)).toEqual(['BJ', 'TJ', 'SH', 'CQ']);
    for (const { code, children } of provinces.filter((place) => !municipalities.includes(place))) {
      expect(children.length, code).toBeGreaterThan(2);
      expect(children.at(-1)?.code, code).toBe('OTHER');
    }
  });

  it('have Macau and Taiwan with areas, and countries with nothing below', () => {
    expect(below(places, 'MO')).toHaveLength(8);
    expect(below(places, 'TW')).toHaveLength(22);
    expect(places.filter(({ children }) => children.length === 0).length).toBeGreaterThanOrEqual(40);
  });

  it('go down level by level, with codes that are unique among siblings and names in three languages', () => {
    for (const { code, level, name, children } of every) {
      expect(new Set(codesOf(children)).size, code).toBe(children.length);
      for (const child of children) {
        expect(addressLevels.indexOf(child.level), child.code).toBeGreaterThan(addressLevels.indexOf(level));
      }
      expect(
        Object.values(name).every((text) => text.trim() !== ''),
        code,
      ).toBe(true);
      expect(name.en_us, code).not.toMatch(/\p{Script=Han}/u);
      expect(name.zh_hk + name.zh_cn, code).not.toMatch(/[A-Za-z]/);
    }
    expect(new Set(codesOf(places)).size).toBe(places.length);
  });

  it.each(langs)('are nodes of the contract in %s', (lang) => {
    const nodes = addressNodes(lang);
    expect(nodes.every((node) => AddressNode.is(node))).toBe(true);
    expect(nodes[0]?.name).toBe({ en_us: 'Hong Kong', zh_hk: '香港', zh_cn: '香港' }[lang]);
  });
});
