import { checkNewWish, isPriorityBooking, RuleError } from '@first-gong/domain';
import type { CatalogueZone } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { refuse } from '../refuse.js';
import type { Reader } from '../store/index.js';
import type { WishIndex } from './wishIndex.js';

/** The performance and zone of a wish, found in the programme. */
export interface Wished {
  showing: Showing;
  zone: CatalogueZone;
  quantity: number;
}

/** The rules for a new wish (spec §5 Wish list). */
export interface WishRules {
  /** @throws RuleError `performanceNotFound`, `performanceNotOnSale`, `soldByNetwork`, `wishOutsidePoints`, `zoneNotFound`. */
  find(performanceId: string, zone: string, quantity: number): Wished;
  /**
   * Refuses more tickets of the performance than one person may wish for, a second wish for the same zone, and a wish for
   * available seats.
   * @throws RuleError `quantityRequired`, `wishQuantityOverLimit`, `wishAlreadySaved`, `wishSeatsAvailable`.
   */
  requireRoom(data: Reader, memberId: string, wished: Wished): void;
}

export interface WishRuleParts {
  index: WishIndex;
  inventory: Inventory;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
  now: () => number;
}

export function createWishRules({ index, inventory, findOnSale, now }: WishRuleParts): WishRules {
  return {
    find(performanceId, zoneCode, quantity) {
      const showing = findOnSale(performanceId);
      const { event, performance } = showing;
      // Cinema tickets need a type and perhaps a confirmed age, priority booking needs a card: there is no wish for them.
      if (hasBegun(performance, now()) || event.group === 'cinema' || isPriorityBooking(event.priority, now()))
        throw new RuleError('performanceNotOnSale');
      // Points pay for wishes.
      if (!event.pointsProgramme) throw new RuleError('wishOutsidePoints');
      const zone = performance.zones.find(({ code }) => code === zoneCode);
      if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
      return { showing, zone, quantity };
    },
    requireRoom(data, memberId, { showing: { event, performance }, zone, quantity }) {
      const others = index.of(data, memberId).filter(({ show }) => show.performanceId === performance.id);
      refuse(
        checkNewWish({
          zone: zone.code,
          quantity,
          remaining: inventory.remaining(performance, zone),
          eventLimit: event.ticketLimit,
          others: others.map((wish) => ({ ...wish, zone: wish.zone.code })),
        }),
      );
    },
  };
}
