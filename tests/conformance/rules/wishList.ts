import { topUp, wishList } from '@first-gong/domain';
import { assert, NotExamined } from '../checks.js';
import { findOffer, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** @throws NotExamined if the config disables the wish list */
async function needOpenList(server: ExaminedServer): Promise<void> {
  const { showWishList } = await server.call('config');
  if (!showWishList) throw new NotExamined('needs a config with showWishList on');
}

/** The body of a wish for a sold-out zone in the points programme. */
async function soldOut(server: ExaminedServer) {
  const what = 'a sold-out zone';
  const { performanceId, zone } = await findOffer(
    server.visitor,
    what,
    (one) => one.remaining === 0 && one.pointsProgramme,
  );
  return { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket' };
}

/** The wish list (spec §4, §5, §6). */
export const wishRules: readonly Rule[] = [
  {
    id: 'wishListOff',
    section: '§6',
    statement: 'there is no wish list unless the config has showWishList on',
    async check(server) {
      const { showWishList } = await server.call('config');
      if (showWishList) throw new NotExamined('needs a config with showWishList off');
      await server.expectRefusal('wishList', {}, 'wishListOff');
    },
  },
  {
    id: 'wishLimit',
    section: '§5, §9 Wish list',
    statement: 'a wish is for 1 to 4 tickets',
    async check(server) {
      await needOpenList(server);
      const body = await soldOut(server);
      await server.expectRefusal('addWish', { body: { ...body, quantity: 0 } }, 'quantityRequired');
      const quantity = wishList.ticketsPerPerson + 1;
      await server.expectRefusal('addWish', { body: { ...body, quantity } }, 'wishQuantityOverLimit');
    },
  },
  {
    id: 'wishStates',
    section: '§4 Wish list',
    statement:
      'a wish can be saved once, moved, cancelled, restored and removed; it can be paid only when it is matched',
    async check(server) {
      await needOpenList(server);
      const body = await soldOut(server);
      const saved = await server.call('addWish', { body });
      const params = { id: saved.wishId };
      const wish = async () => (await server.call('wishList')).find(({ wishId }) => wishId === saved.wishId);
      try {
        assert(['saved', 'matching'].includes(saved.matchingStatus), `is ${saved.matchingStatus} when it is saved`);
        await server.expectRefusal('addWish', { body }, 'wishAlreadySaved');
        const [first] = await server.call('wishSequence', { params, body: { sequence: 1 } });
        assert(first?.wishId === saved.wishId && first.sorting === 1, 'is not the first after it was moved there');
        await server.expectRefusal('payWish', { params }, 'wishStateClosed');
        await server.expectRefusal('restoreWish', { params }, 'wishStateClosed');
        await server.call('removeWish', { params });
        assert((await wish())?.matchingStatus === 'cancelled', `is ${(await wish())?.matchingStatus} when cancelled`);
        const { matchingStatus } = await server.call('restoreWish', { params });
        assert(['saved', 'matching'].includes(matchingStatus), `is ${matchingStatus} when it is restored`);
      } finally {
        await server.call('removeWish', { params });
        if (await wish()) await server.call('removeWish', { params });
      }
      assert((await wish()) === undefined, 'is still on the list');
    },
  },
  {
    id: 'wishMatchedAndPaid',
    section: '§4 Wish list, §8 Wish list',
    statement: 'released seats are matched to the wish, and the wish is paid with points when there are enough',
    needs: ['other', 'bank'],
    async check(server) {
      await needOpenList(server);
      const { token } = await server.other();
      const { performanceId, zone, remaining } = await findOffer(
        server.visitor,
        'a zone with so few seats left that one member can hold them all',
        (offer) => offer.remaining > 0 && offer.remaining <= offer.ticketLimit,
      );
      await server.call('transactionCancel', { token });
      await server.call('seatHold', { body: { performanceId, zone, quantity: remaining }, token });
      const body = { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket' };
      const { wishId } = await server.call('addWish', { body });
      await server.call('transactionCancel', { token });
      const wish = async () => (await server.call('wishList')).find((item) => item.wishId === wishId);
      const matched = await wish();
      assert(matched?.matchingStatus === 'matched', `is ${matched?.matchingStatus} although seats were released`);

      const params = { id: wishId };
      if ((await server.call('balance')).balance < matched.totalPoints) {
        await server.expectRefusal('payWish', { params }, 'wishPointsNotEnough');
        assert(
          (await wish())?.matchingStatus === 'pointsNotPaid',
          `is ${(await wish())?.matchingStatus} without points`,
        );
        const body = { amount: topUp.max, paymentMethod: 'creditCard' };
        await server.answerAsBank(await server.call('topUp', { body }), 'approve');
      }
      const { balance } = await server.call('balance');
      const paid = await server.call('payWish', { params });
      assert(['pointsPaid', 'bought'].includes(paid.matchingStatus), `is ${paid.matchingStatus} when it is paid`);
      assert(
        paid.pointsPaid === matched.totalPoints,
        `takes ${paid.pointsPaid} points instead of ${matched.totalPoints}`,
      );
      const after = (await server.call('balance')).balance;
      assert(after === balance - matched.totalPoints, `leaves ${after} points of ${balance}`);
      await server.expectRefusal('payWish', { params }, 'wishStateClosed');
      await server.call('removeWish', { params });
    },
  },
  {
    id: 'ownWishesOnly',
    section: '§6',
    statement: 'only the member of a wish can pay, move and cancel it',
    needs: ['other'],
    async check(server) {
      await needOpenList(server);
      const { token } = await server.other();
      const { wishId } = await server.call('addWish', { body: await soldOut(server) });
      const params = { id: wishId };
      try {
        await server.expectRefusal('payWish', { params, token }, 'wishNotFound');
        await server.expectRefusal('wishSequence', { params, token, body: { sequence: 1 } }, 'wishNotFound');
        await server.expectRefusal('removeWish', { params, token }, 'wishNotFound');
      } finally {
        await server.call('removeWish', { params });
        await server.call('removeWish', { params });
      }
    },
  },
  {
    id: 'wishUnknown',
    section: '§8',
    statement: 'a wish for a performance or a zone that does not exist is not found',
    async check(server) {
      await needOpenList(server);
      const { performanceId } = await somethingToBuy(server.visitor);
      const body = { performanceId: 'no-such-performance', zone: 'A', quantity: 1, deliveryMethod: 'eTicket' };
      await server.expectRefusal('addWish', { body }, 'performanceNotFound');
      await server.expectRefusal('addWish', { body: { ...body, performanceId, zone: 'Z' } }, 'zoneNotFound');
    },
  },
];
