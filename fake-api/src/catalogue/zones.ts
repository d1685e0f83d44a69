import type { Text3 } from '@first-gong/domain';
import { restrictions } from '../sample-data/phrases.js';
import { areas, type Band, type PlanId, plans } from '../sample-data/plans.js';
import { inEachLang, text } from '../shared/text.js';
import { hash } from './hash.js';
import { houseLayout } from './layout.js';
import type { CatalogueZone, SeatingLayout, SeatRow } from './types.js';

/** Row letters without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Expands "A-K", "F1-F16" or "L M R"; an empty string gives an empty list. */
function listOf(range: string): string[] {
  if (range === '') return [];
  if (range.includes(' ')) return range.split(' ');
  const [from = '', to = from] = range.split('-');
  if (letters.includes(from)) return [...letters.slice(letters.indexOf(from), letters.indexOf(to) + 1)];
  const prefix = from.replace(/\d+$/, '');
  const first = Number(from.slice(prefix.length));
  const last = Number(to.slice(prefix.length));
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`);
}

const none: readonly number[] = [];

/** Rows of a band, front to back, then left to right. */
function rowsOf({ sections, rows, seats = 0, wheelchair = false }: Band): Omit<SeatRow, 'rank'>[] {
  if (!sections || !rows) return [];
  const codes = listOf(sections);
  const names = listOf(rows);
  return names.flatMap((row, depth) =>
    codes.map((section, index) => {
      const size = typeof seats === 'number' ? seats : (seats[index] ?? 0);
      const inLastRow = wheelchair && depth === names.length - 1;
      const atLeft = inLastRow && index === 0;
      const atRight = inLastRow && index === codes.length - 1;
      const blockOfThree = typeof seats !== 'number';
      return {
        section,
        row,
        seats: size,
        focus: blockOfThree && index === 0 ? size : blockOfThree && index === 2 ? 1 : Math.ceil(size / 2),
        wheelchair: atLeft ? [1] : atRight ? [size] : none,
        companion: atLeft ? [2] : atRight ? [size - 1] : none,
        salt: hash(`${section}/${row}`),
      };
    }),
  );
}

/** Sorts rows for best available: a fifth of the way back in the middle block is best, then outwards. */
function ranked(rows: Omit<SeatRow, 'rank'>[], bands: readonly Band[]): SeatRow[] {
  const depths = [...new Set(rows.map(({ row }) => row))];
  const best = depths.length * 0.2;
  /** Distance of a section from the middle of its band. */
  const asides = new Map<string, number>();
  for (const { sections = '' } of bands) {
    for (const [index, code] of listOf(sections).entries()) {
      const aside = Math.abs(index - (listOf(sections).length - 1) / 2);
      asides.set(code, Math.min(asides.get(code) ?? aside, aside));
    }
  }
  const distance = ({ section, row }: { section: string; row: string }) =>
    Math.abs(depths.indexOf(row) - best) + 3 * (asides.get(section) ?? 0);
  return rows
    .map((row) => ({ row, distance: distance(row) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ row }, rank) => ({ ...row, rank }));
}

/** Name of a band by rows, or by blocks if the part has many. */
function partOf({ area, sections, rows }: Band) {
  if (!sections || !rows) return { area, kind: 'whole', first: '', last: '' };
  const kind = sections === 'T' ? 'tables' : listOf(sections).length > 3 ? 'blocks' : 'rows';
  const items = listOf(kind === 'blocks' ? sections : rows);
  return { area, kind, first: items.at(0) ?? '', last: items.at(-1) ?? '' };
}

/** "Stalls, rows A to J; Balcony, rows A to F" in each language. Merges neighbouring bands of a part. */
function locationOf(bands: readonly Band[]): Text3 {
  const parts: ReturnType<typeof partOf>[] = [];
  for (const part of bands.map(partOf)) {
    const before = parts.at(-1);
    if (before?.area === part.area && before.kind === part.kind) before.last = part.last;
    else parts.push(part);
  }
  const words = parts.map(({ area: [en, hk, cn], kind, first, last }) => {
    const span = `${first}–${last}`;
    if (kind === 'whole') return text([en, hk, cn]);
    if (kind === 'tables') return text([`${en} ${first} to ${last}`, `${hk} ${span} 號`, `${cn} ${span} 号`]);
    if (kind === 'blocks') return text([`${en}, blocks ${first} to ${last}`, `${hk} ${span} 區`, `${cn} ${span} 区`]);
    return text([`${en}, rows ${first} to ${last}`, `${hk} ${span} 排`, `${cn} ${span} 排`]);
  });
  return inEachLang((lang) => words.map((each) => each[lang]).join(lang === 'en_us' ? '; ' : '，'));
}

const codes = ['A', 'B', 'C', 'D'] as const;

const nameOf = (code: CatalogueZone['code'], standing: boolean): Text3 =>
  standing
    ? text([`Zone ${code}, standing`, `${code} 區站位`, `${code} 区站席`])
    : text([`Zone ${code}`, `${code} 區`, `${code} 区`]);

type Layout = Omit<CatalogueZone, 'price'>[];

function layOut(plan: PlanId, prices: number): Layout {
  const bands: readonly Band[] = plans[plan];
  const zones = new Set(bands.map(({ zone }) => zone)).size;
  if (prices > zones) throw new Error(`plan ${plan} has ${zones} zones, not ${prices}`);
  return codes.slice(0, prices).map((code, index) => {
    const mine = bands.filter(({ zone }) => Math.floor((zone * prices) / zones) === index);
    const rows = ranked(mine.flatMap(rowsOf), mine);
    const standing = mine.every((band) => band.standing === true);
    const restricted = mine.find((band) => band.restricted)?.restricted;
    if (restricted && mine.length > 1) throw new Error(`plan ${plan} needs a price of its own for its restricted view`);
    return {
      code,
      name: nameOf(code, standing),
      location: locationOf(mine),
      capacity: mine.reduce((sum, band) => sum + (band.places ?? 0), 0) + rows.reduce((sum, row) => sum + row.seats, 0),
      standing,
      restrictedView: restricted ? text(restrictions[restricted]) : null,
      rows,
    };
  });
}

const layouts = new Map<string, Layout>();

function layoutOf(plan: PlanId, prices: number): Layout {
  const key = `${plan}/${prices}`;
  const known = layouts.get(key) ?? layOut(plan, prices);
  layouts.set(key, known);
  return known;
}

/**
 * Zones of a plan for prices in cents, highest first. With fewer prices, neighbouring zones merge; callers share the
 * rows.
 * @throws for too many prices, or if a restricted view would merge with other seats
 */
export const zonesOf = (plan: PlanId, prices: readonly number[]): CatalogueZone[] =>
  layoutOf(plan, prices.length).map((zone, index) => ({ ...zone, price: prices[index] ?? 0 }));

/** Capacity of a plan. */
export function capacityOf(plan: PlanId): number {
  const zones = new Set(plans[plan].map(({ zone }) => zone)).size;
  return layoutOf(plan, zones).reduce((sum, { capacity }) => sum + capacity, 0);
}

/** Parts that are not in front of the stage. */
const places = new Map<Band['area'], SeatingLayout['parts'][number]['place']>([
  [areas.floor, 'floor'],
  [areas.lower, 'around'],
  [areas.middle, 'around'],
  [areas.upper, 'around'],
  [areas.terrace, 'around'],
  [areas.behind, 'behind'],
  [areas.choir, 'behind'],
]);

/** Parts with numbered seats. Merges bands of a part unless they are one behind the other. */
function partsOf(bands: readonly Band[]): SeatingLayout['parts'] {
  const seen = new Set<string>();
  const parts = new Map<Band['area'] | Band, SeatingLayout['parts'][number]>();
  for (const band of bands) {
    const own = listOf(band.sections ?? '').filter((code) => !seen.has(code));
    if (own.length === 0) continue;
    for (const code of own) seen.add(code);
    const place = places.get(band.area) ?? 'front';
    const key = place === 'front' ? band : band.area;
    const before = parts.get(key)?.sections ?? [];
    parts.set(key, { name: text(band.area), place, sections: [...before, ...own] });
  }
  return [...parts.values()];
}

/** The focal point and the arrangement of sections. */
export function seatingLayoutOf(plan: PlanId): SeatingLayout {
  const bands: readonly Band[] = plans[plan];
  const hasFront = bands.some(({ area, sections }) => !sections || places.get(area) !== 'around');
  const focus = plan.startsWith('cinema') ? 'screen' : hasFront ? 'stage' : 'pitch';
  const house: SeatingLayout = { focus, parts: partsOf(bands) };
  const layout = houseLayout(bands, house, listOf);
  return layout.sections.length === 0 ? house : { ...house, layout };
}
