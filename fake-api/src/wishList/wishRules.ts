import { checkNewWish, isPriorityBooking, RuleError, type TicketType } from '@first-gong/domain';
import type { CatalogueZone } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import type { WishIndex } from './wishIndex.js';

/** The performance and zone of a wish, found in the programme, and its ticket type. */
export interface Wished {
  showing: Showing;
  zone: CatalogueZone;
  ticketType: TicketType | null;
  quantity: number;
}

/** The rules for a new wish (spec §5 Wish list). */
export interface WishRules {
  /** @throws RuleError `performanceNotFound`, `performanceNotOnSale`, `soldByNetwork`, `wishOutsidePoints`, `zoneNotFound`. */
  find(performanceId: string, zone: string): Pick<Wished, 'showing' | 'zone'>;
  /**
   * Refuses more tickets of the event than one person may wish for, a ticket type that the event does not sell, a second
   * wish for the same zone and ticket type, and a wish for available seats.
   * @throws RuleError `quantityRequired`, `wishQuantityOverLimit`, `ticketTypeNotSold`, `wishAlreadySaved`,
   * `wishSeatsAvailable`.
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
    find(performanceId, zoneCode) {
      const showing = findOnSale(performanceId);
      const { event, performance } = showing;
      // Cinema tickets need a type and perhaps a confirmed age, priority booking needs a card: there is no wish for them.
      if (hasBegun(performance, now()) || event.group === 'cinema' || isPriorityBooking(event.priority, now()))
        throw new RuleError('performanceNotOnSale');
      // Points pay for wishes.
      if (!event.pointsProgramme) throw new RuleError('wishOutsidePoints');
      const zone = performance.zones.find(({ code }) => code === zoneCode);
      if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
      return { showing, zone };
    },
    requireRoom(data, memberId, { showing: { event, performance }, zone, ticketType, quantity }) {
      refuse(
        checkNewWish({
          performanceId: performance.id,
          zone: zone.code,
          ticketType,
          quantity,
          remaining: inventory.in(data).remaining(performance, zone),
          eventLimit: event.ticketLimit,
          typesSold: event.ticketTypes,
          others: index.forEvent(data, memberId, event.id).map((wish) => ({
            ...wish,
            performanceId: wish.show.performanceId,
            zone: wish.zone.code,
            ticketType: wish.ticketType ?? null,
          })),
        }),
      );
    },
  };
}
