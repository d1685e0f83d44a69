import { assert, assertRefusal } from '../checks.js';
import { findOffer } from '../programme.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';
import { uploadImage } from './help.js';
import { buy } from './order.js';

const DAY = 86_400_000;

const transactionChange = (transactionNumber: string, cardImage: string, cardLast4 = '4417') => ({
  transactionNumber,
  cardFirst4: '4929',
  cardLast4,
  cardImage,
  items: ['contactNumber'],
  newContactNumber: '+852 6123 4567',
});

export const deliveryChange = (transactionNumber: string, cardImage: string) => ({
  transactionNumber,
  contactName: 'Yip Sze-nga',
  mobile: '6123 4567',
  deliveryAddress: 'Flat A, 3/F, 8 Star Street, Wan Chai',
  email: 'yip@example.com',
  cardImage,
  option: 'kiosk',
});

/** Buys a ticket more than a month ahead, so that every change is possible. */
export async function buyFarAhead(server: ExaminedServer) {
  const { serverNow } = await server.call('shoppingCart');
  const offer = await findOffer(
    server.visitor,
    'an event more than a month ahead',
    ({ startsAt, remaining }) => remaining >= 10 && Date.parse(startsAt) - Date.parse(serverNow) > 35 * DAY,
  );
  return { ...(await buy(server, offer)), startsAt: offer.startsAt };
}

/** Transaction and delivery change requests (spec §3, §5). */
export const changeRules: readonly Rule[] = [
  {
    id: 'changeForms',
    section: '§5 Transaction change request',
    statement:
      'a request has at least one ticked item, a value for each ticked item, and the first and last 4 digits of the card',
    async check(server) {
      const body = transactionChange('T-0', 'no-such-image');
      await server.expectRefusal('txnChangeRequest', { body: { ...body, items: [] } }, 'changeItemRequired');
      await server.expectRefusal('txnChangeRequest', { body: { ...body, items: ['address'] } }, 'newAddressRequired');
      await server.expectRefusal(
        'txnChangeRequest',
        { body: { ...body, items: ['contactName'] } },
        'newContactNameRequired',
      );
      await server.expectRefusal(
        'txnChangeRequest',
        { body: { ...body, newContactNumber: '' } },
        'newContactNumberRequired',
      );
      await server.expectRefusal('txnChangeRequest', { body: { ...body, cardFirst4: '49291' } }, 'cardNumberInvalid');
    },
  },
  {
    id: 'changeNeedsTransaction',
    section: '§5',
    statement: 'a change request needs an existing transaction',
    async check(server) {
      const image = await uploadImage(server);
      await server.expectRefusal('txnChangeRequest', { body: transactionChange('T-0', image) }, 'transactionNotFound');
      await server.expectRefusal(
        'deliveryChangeRequest',
        { body: deliveryChange('T-0', image) },
        'transactionNotFound',
      );
    },
  },
  {
    id: 'changeNeedsImage',
    section: '§5',
    statement: 'without an uploaded image a change request is refused in the same way for every transaction number',
    needs: ['bank'],
    async check(server) {
      const { transactionNumber, cardEnding } = await buyFarAhead(server);
      const image = 'no-such-image';
      const requests = [
        ['txnChangeRequest', (number: string) => transactionChange(number, image, cardEnding ?? undefined)],
        ['deliveryChangeRequest', (number: string) => deliveryChange(number, image)],
      ] as const;
      for (const [name, bodyOf] of requests) {
        const known = await server.send(name, { body: bodyOf(transactionNumber) });
        const unknown = await server.send(name, { body: bodyOf('T-0') });
        assertRefusal(name, known, 'imageRequired');
        assertRefusal(name, unknown, 'imageRequired');
        assert(JSON.stringify(known.data) === JSON.stringify(unknown.data), `${name} tells which numbers exist`);
      }
    },
  },
  {
    id: 'changeRequests',
    section: '§3, §5',
    statement: 'a change request for a complete transaction with an uploaded image returns a reference number',
    needs: ['bank'],
    async check(server) {
      const { transactionNumber, cardEnding } = await buyFarAhead(server);
      const noImage = transactionChange(transactionNumber, 'no-such-image', cardEnding ?? undefined);
      await server.expectRefusal('txnChangeRequest', { body: noImage }, 'imageRequired');
      const change = await server.call('txnChangeRequest', {
        body: { ...noImage, cardImage: await uploadImage(server) },
        token: null,
      });
      const delivery = await server.call('deliveryChangeRequest', {
        body: deliveryChange(transactionNumber, await uploadImage(server)),
        token: null,
      });
      assert(change.referenceNumber !== delivery.referenceNumber, 'gives two requests the same reference number');
    },
  },
];
