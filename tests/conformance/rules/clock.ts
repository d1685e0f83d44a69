import { bankApproval, oneTimePassword, seatHold, sessionIdle } from '@first-gong/domain';
import { demand } from '../checks.js';
import { choice } from '../inputs.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import { deliveryChange, farTicket } from './changes.js';
import { uploadImage } from './help.js';
import { loginBy, sentTo } from './oneTimePassword.js';
import { placeOrder } from './order.js';

const DAY = 86_400_000;

/** What only the passing of time shows. They move the server's clock, and leave it there. */
export const clockRules: readonly Rule[] = [
  {
    id: 'bankNoAnswer',
    section: '§4 Order, a reading',
    says: 'a bank that has not answered after 10 minutes has refused',
    needs: ['clock'],
    async check(world) {
      const { awaitingBank } = await world.answer('shoppingCart');
      const transactionNumber = awaitingBank ?? (await placeOrder(world)).transactionNumber;
      await world.advance(bankApproval);
      const { status } = await world.answer('transactionDetail', { query: { transactionNumber } });
      demand(status === 'cancelled', `is ${status}`);
    },
  },
  {
    id: 'holdExpires',
    section: '§4 Order, a reading',
    says: 'seats are released after 10 minutes, and the cart says so',
    needs: ['clock'],
    async check(world) {
      const { performanceId, zone } = await somethingToBuy(world.visitor);
      const { items } = await world.answer('seatHold', { body: { performanceId, zone, quantity: 1 } });
      await world.advance(seatHold);
      const cart = await world.answer('shoppingCart');
      demand(cart.items.length === 0, 'still holds them');
      const gone = cart.gone.find(({ holdId }) => holdId === items[0]?.holdId);
      demand(gone?.reason === 'holdExpired', `says of them: ${gone?.reason ?? 'nothing'}`);
      await world.refused('transactionPreview', { body: choice }, 'holdExpired', 'cartEmpty');
    },
  },
  {
    id: 'sessionIdle',
    section: '§4 Session, a reading',
    says: 'a session ends after 30 minutes without a call',
    needs: ['clock'],
    async check(world) {
      const { token } = world.member;
      await world.answer('memberInfo', { token });
      await world.advance(sessionIdle);
      await world.refused('memberInfo', { token }, 'sessionExpired', 'loginRequired');
    },
  },
  {
    id: 'oneTimePasswordExpiry',
    section: '§9',
    says: 'a one-time password is refused after 15 minutes',
    needs: ['clock', 'outbox'],
    async check(world) {
      const { email } = world.member.credentials;
      await world.advance(oneTimePassword.resendCountdown);
      const password = await sentTo(world, email);
      await world.advance(oneTimePassword.validity);
      await world.refused('loginOtp', loginBy(email, password), 'oneTimePasswordExpired', 'oneTimePasswordMismatch');
    },
  },
  {
    id: 'deliveryChangeTiming',
    section: '§5, §9 Delivery change',
    says: 'the delivery of tickets cannot be changed in the 7 working days before the show',
    needs: ['clock', 'bank'],
    async check(world) {
      const { transactionNumber, startsAt } = await farTicket(world);
      const { serverNow } = await world.answer('shoppingCart');
      await world.advance(Date.parse(startsAt) - Date.parse(serverNow) - DAY);
      const body = deliveryChange(transactionNumber, await uploadImage(world));
      await world.refused('deliveryChangeRequest', { body }, 'deliveryChangeTooLate');
    },
  },
];
