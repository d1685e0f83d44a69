import { type CartItem, leavingAlone } from '@first-gong/domain';
import type { Inventory } from '../inventory/inventory.js';
import type { Showing } from '../lists/programme.js';
import type { Reader } from '../store/index.js';
import type { Hold } from './rows.js';

/** Which seats of a hold can leave the cart alone, and otherwise why its group leaves together. */
export type Leaving = (
  data: Reader,
  items: readonly Hold[],
  hold: Hold,
) => Required<Pick<CartItem, 'alone' | 'together'>>;

export interface LeavingParts {
  inventory: Inventory;
  showingOf: (performanceId: string) => Showing | undefined;
}

/** The seats of a film leave together, because they are consecutive (spec §5 Cinema). */
export const createLeaving =
  ({ inventory, showingOf }: LeavingParts): Leaving =>
  (data, items, { groupId, show, zone, seats }) => {
    const group = items.filter((item) => item.groupId === groupId).flatMap((item) => item.seats);
    if (group.length > 1 && show.group === 'cinema') return { alone: [], together: 'film' };
    const performance = showingOf(show.performanceId)?.performance;
    const found = performance?.zones.find(({ code }) => code === zone.code);
    if (!performance || !found) return { alone: [], together: null };
    const { alone, together } = leavingAlone(inventory.in(data).rows(performance, found), group);
    return { alone: alone.filter((seat) => seats.includes(seat)), together };
  };
