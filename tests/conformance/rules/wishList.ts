import { topUp, wishList } from '@first-gong/domain';
import { demand, NotExamined } from '../checks.js';
import { findOffer, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

/** Whether the list is open. @throws NotExamined where the config keeps it closed. */
async function openList(world: World): Promise<void> {
  const { showWishList } = await world.answer('config');
  if (!showWishList) throw new NotExamined('needs a config with showWishList on');
}

/** What a wish asks for: a zone that is sold out. */
async function soldOut(world: World) {
  const what = 'a zone that is sold out';
  const { performanceId, zone } = await findOffer(world.visitor, what, ({ remaining }) => remaining === 0);
  return { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket' };
}

/** The wish list (spec §4, §5, §6). */
export const wishRules: readonly Rule[] = [
  {
    id: 'wishListOff',
    section: '§6',
    says: 'there is no wish list unless the config has showWishList on',
    async check(world) {
      const { showWishList } = await world.answer('config');
      if (showWishList) throw new NotExamined('needs a config with showWishList off');
      await world.refused('wishList', {}, 'wishListOff');
    },
  },
  {
    id: 'wishLimit',
    section: '§5, §9 Wish list',
    says: 'a wish is for 1 to 4 tickets',
    async check(world) {
      await openList(world);
      const body = await soldOut(world);
      await world.refused('addWish', { body: { ...body, quantity: 0 } }, 'quantityRequired');
      const quantity = wishList.ticketsPerPerson + 1;
      await world.refused('addWish', { body: { ...body, quantity } }, 'wishQuantityOverLimit');
    },
  },
  {
    id: 'wishStates',
    section: '§4 Wish list',
    says: 'a wish is saved once, moved, cancelled, restored and taken off the list; it is paid only once it is matched',
    async check(world) {
      await openList(world);
      const body = await soldOut(world);
      const saved = await world.answer('addWish', { body });
      const params = { id: saved.wishId };
      const wish = async () => (await world.answer('wishList')).find(({ wishId }) => wishId === saved.wishId);
      try {
        demand(['saved', 'matching'].includes(saved.matchingStatus), `is ${saved.matchingStatus} when it is saved`);
        await world.refused('addWish', { body }, 'wishAlreadySaved');
        const [first] = await world.answer('wishSequence', { params, body: { sequence: 1 } });
        demand(first?.wishId === saved.wishId && first.sorting === 1, 'is not the first after it was moved there');
        await world.refused('payWish', { params }, 'wishStateClosed');
        await world.refused('restoreWish', { params }, 'wishStateClosed');
        await world.answer('removeWish', { params });
        demand((await wish())?.matchingStatus === 'cancelled', `is ${(await wish())?.matchingStatus} when cancelled`);
        const { matchingStatus } = await world.answer('restoreWish', { params });
        demand(['saved', 'matching'].includes(matchingStatus), `is ${matchingStatus} when it is restored`);
      } finally {
        await world.answer('removeWish', { params });
        if (await wish()) await world.answer('removeWish', { params });
      }
      demand((await wish()) === undefined, 'is still on the list');
    },
  },
  {
    id: 'wishMatchedAndPaid',
    section: '§4 Wish list, §8 Wish list',
    says: 'seats that come free are matched to the wish, and points pay it: not without enough of them',
    needs: ['other', 'bank'],
    async check(world) {
      await openList(world);
      const { token } = await world.other();
      const { performanceId, zone, remaining } = await findOffer(
        world.visitor,
        'a zone whose last seats one member can hold',
        (offer) => offer.remaining > 0 && offer.remaining <= offer.ticketLimit,
      );
      await world.answer('transactionCancel', { token });
      await world.answer('seatHold', { body: { performanceId, zone, quantity: remaining }, token });
      const body = { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket' };
      const { wishId } = await world.answer('addWish', { body });
      await world.answer('transactionCancel', { token });
      const wish = async () => (await world.answer('wishList')).find((item) => item.wishId === wishId);
      const matched = await wish();
      demand(matched?.matchingStatus === 'matched', `is ${matched?.matchingStatus} although seats came free`);

      const params = { id: wishId };
      if ((await world.answer('balance')).balance < matched.totalPoints) {
        await world.refused('payWish', { params }, 'wishPointsNotEnough');
        demand(
          (await wish())?.matchingStatus === 'pointsNotPaid',
          `is ${(await wish())?.matchingStatus} without points`,
        );
        const body = { amount: topUp.max, paymentMethod: 'creditCard' };
        await world.answerAsBank(await world.answer('topUp', { body }), 'approve');
      }
      const { balance } = await world.answer('balance');
      const paid = await world.answer('payWish', { params });
      demand(['pointsPaid', 'bought'].includes(paid.matchingStatus), `is ${paid.matchingStatus} when it is paid`);
      demand(paid.pointsPaid === matched.totalPoints, `took ${paid.pointsPaid} points of ${matched.totalPoints}`);
      const after = (await world.answer('balance')).balance;
      demand(after === balance - matched.totalPoints, `left ${after} points of ${balance}`);
      await world.refused('payWish', { params }, 'wishStateClosed');
      await world.answer('removeWish', { params });
    },
  },
  {
    id: 'ownWishesOnly',
    section: '§6',
    says: 'a wish is paid, moved and cancelled by its member, and by nobody else',
    needs: ['other'],
    async check(world) {
      await openList(world);
      const { token } = await world.other();
      const { wishId } = await world.answer('addWish', { body: await soldOut(world) });
      const params = { id: wishId };
      try {
        await world.refused('payWish', { params, token }, 'wishNotFound');
        await world.refused('wishSequence', { params, token, body: { sequence: 1 } }, 'wishNotFound');
        await world.refused('removeWish', { params, token }, 'wishNotFound');
      } finally {
        await world.answer('removeWish', { params });
        await world.answer('removeWish', { params });
      }
    },
  },
  {
    id: 'wishUnknown',
    section: '§8',
    says: 'a wish for a performance or a zone that does not exist is not found',
    async check(world) {
      await openList(world);
      const { performanceId } = await somethingToBuy(world.visitor);
      const body = { performanceId: 'no-such-performance', zone: 'A', quantity: 1, deliveryMethod: 'eTicket' };
      await world.refused('addWish', { body }, 'performanceNotFound');
      await world.refused('addWish', { body: { ...body, performanceId, zone: 'Z' } }, 'zoneNotFound');
    },
  },
];
