import { bankApproval, oneTimePassword, seatHold, sessionIdle } from '@first-gong/domain';
import { assert } from '../checks.js';
import { choice } from '../inputs.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import { buyFarAhead, deliveryChange } from './changes.js';
import { uploadImage } from './help.js';
import { oneTimePasswordLogin, requestOneTimePassword } from './oneTimePassword.js';
import { placeOrder } from './order.js';

const DAY = 86_400_000;

/** Rules about time. They move the server's clock and do not reset it. */
export const clockRules: readonly Rule[] = [
  {
    id: 'bankNoAnswer',
    section: '§4 Order, an assumption',
    statement: 'an order is cancelled when the bank has not answered after 10 minutes',
    needs: ['clock'],
    async check(server) {
      const { awaitingBank } = await server.call('shoppingCart');
      const transactionNumber = awaitingBank ?? (await placeOrder(server)).transactionNumber;
      await server.advance(bankApproval);
      const { status } = await server.call('transactionDetail', { query: { transactionNumber } });
      assert(status === 'cancelled', `is ${status}`);
    },
  },
  {
    id: 'holdExpires',
    section: '§4 Order, an assumption',
    statement: 'seats are released after 10 minutes, and the cart reports it',
    needs: ['clock'],
    async check(server) {
      const { performanceId, zone } = await somethingToBuy(server.visitor);
      const { items } = await server.call('seatHold', { body: { performanceId, zone, quantity: 1 } });
      await server.advance(seatHold);
      const cart = await server.call('shoppingCart');
      assert(cart.items.length === 0, 'still holds them');
      const released = cart.released.find(({ holdId }) => holdId === items[0]?.holdId);
      assert(released?.reason === 'holdExpired', `reports the reason ${released?.reason ?? 'not at all'}`);
      await server.expectRefusal('transactionPreview', { body: choice }, 'holdExpired', 'cartEmpty');
    },
  },
  {
    id: 'sessionIdle',
    section: '§4 Session, an assumption',
    statement: 'a session ends after 30 minutes without a call',
    needs: ['clock'],
    async check(server) {
      const { token } = server.member;
      await server.call('memberInfo', { token });
      await server.advance(sessionIdle);
      await server.expectRefusal('memberInfo', { token }, 'sessionExpired', 'loginRequired');
    },
  },
  {
    id: 'oneTimePasswordExpiry',
    section: '§9',
    statement: 'a one-time password is refused after 15 minutes',
    needs: ['clock', 'outbox'],
    async check(server) {
      const { email } = server.member.credentials;
      await server.advance(oneTimePassword.resendCountdown);
      const password = await requestOneTimePassword(server, email);
      await server.advance(oneTimePassword.validity);
      await server.expectRefusal(
        'loginOtp',
        oneTimePasswordLogin(email, password),
        'oneTimePasswordExpired',
        'oneTimePasswordMismatch',
      );
    },
  },
  {
    id: 'deliveryChangeTiming',
    section: '§5, §9 Delivery change',
    statement: 'the delivery of tickets cannot be changed within 7 working days of the show',
    needs: ['clock', 'bank'],
    async check(server) {
      const { transactionNumber, startsAt } = await buyFarAhead(server);
      const { serverNow } = await server.call('shoppingCart');
      await server.advance(Date.parse(startsAt) - Date.parse(serverNow) - DAY);
      const body = deliveryChange(transactionNumber, await uploadImage(server));
      await server.expectRefusal('deliveryChangeRequest', { body }, 'deliveryChangeTooLate');
    },
  },
];
