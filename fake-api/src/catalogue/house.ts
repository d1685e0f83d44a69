import type { SeatPlan } from '@first-gong/domain';
import { areas, type Band, type PlanId, plans } from '../sample-data/plans.js';
import { text } from '../shared/text.js';
import type { House } from './types.js';
import { listOf } from './zones.js';

type Place = SeatPlan['parts'][number]['place'];

/** Parts of a house that are not in front of its stage. */
const places = new Map<Band['area'], Place>([
  [areas.floor, 'floor'],
  [areas.lower, 'around'],
  [areas.middle, 'around'],
  [areas.upper, 'around'],
  [areas.terrace, 'around'],
  [areas.behind, 'behind'],
  [areas.choir, 'behind'],
]);

/** The parts with numbered seats. Bands of one part are one, except those that are rows behind each other. */
function partsOf(bands: readonly Band[]): House['parts'] {
  const seen = new Set<string>();
  const parts: { area: Band['area']; place: Place; sections: string[] }[] = [];
  for (const { area, sections } of bands) {
    const own = sections ? listOf(sections).filter((code) => !seen.has(code)) : [];
    if (own.length === 0) continue;
    for (const code of own) seen.add(code);
    const place = places.get(area) ?? 'front';
    const before = parts.find((part) => part.area === area && place !== 'front');
    if (before) before.sections.push(...own);
    else parts.push({ area, place, sections: own });
  }
  return parts.map(({ area, place, sections }) => ({ name: text(area), place, sections }));
}

/** The point that the seats of a plan face, and the arrangement of its sections. */
export function houseOf(plan: PlanId): House {
  const bands: readonly Band[] = plans[plan];
  const parts = partsOf(bands);
  const hasFront = bands.some(({ area, sections }) => !sections || places.get(area) !== 'around');
  const focus = plan.startsWith('cinema') ? 'screen' : hasFront ? 'stage' : 'pitch';
  return { focus, parts };
}
