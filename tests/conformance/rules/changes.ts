import { demand } from '../checks.js';
import { findOffer } from '../programme.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';
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

/** A ticket to a show that is far off: there is time to change everything. */
export async function farTicket(world: World) {
  const { serverNow } = await world.answer('shoppingCart');
  const offer = await findOffer(
    world.visitor,
    'an event that is more than a month ahead',
    ({ startsAt, remaining }) => remaining >= 10 && Date.parse(startsAt) - Date.parse(serverNow) > 35 * DAY,
  );
  return { ...(await buy(world, offer)), startsAt: offer.startsAt };
}

/** Requests to change a transaction or its delivery (spec §3, §5). */
export const changeRules: readonly Rule[] = [
  {
    id: 'changeForms',
    section: '§5 Transaction change request',
    says: 'at least one item is ticked, each ticked item has its value, and the card has its 4 and 4 digits',
    async check(world) {
      const body = transactionChange('T-0', 'no-such-image');
      await world.refused('txnChangeRequest', { body: { ...body, items: [] } }, 'changeItemRequired');
      await world.refused('txnChangeRequest', { body: { ...body, items: ['address'] } }, 'newAddressRequired');
      await world.refused('txnChangeRequest', { body: { ...body, items: ['contactName'] } }, 'newContactNameRequired');
      await world.refused('txnChangeRequest', { body: { ...body, newContactNumber: '' } }, 'newContactNumberRequired');
      await world.refused('txnChangeRequest', { body: { ...body, cardFirst4: '49291' } }, 'cardNumberInvalid');
    },
  },
  {
    id: 'changeNeedsTransaction',
    section: '§5',
    says: 'a change is asked for on a transaction that exists',
    async check(world) {
      const image = await uploadImage(world);
      await world.refused('txnChangeRequest', { body: transactionChange('T-0', image) }, 'transactionNotFound');
      await world.refused('deliveryChangeRequest', { body: deliveryChange('T-0', image) }, 'transactionNotFound');
    },
  },
  {
    id: 'changeRequests',
    section: '§3, §5',
    says: 'a complete transaction takes a change request with an uploaded image, and answers a reference',
    needs: ['bank'],
    async check(world) {
      const { transactionNumber, cardEnding } = await farTicket(world);
      const noImage = transactionChange(transactionNumber, 'no-such-image', cardEnding ?? undefined);
      await world.refused('txnChangeRequest', { body: noImage }, 'imageRequired');
      const change = await world.answer('txnChangeRequest', {
        body: { ...noImage, cardImage: await uploadImage(world) },
        token: null,
      });
      const delivery = await world.answer('deliveryChangeRequest', {
        body: deliveryChange(transactionNumber, await uploadImage(world)),
        token: null,
      });
      demand(change.referenceNumber !== delivery.referenceNumber, 'files two requests under one reference');
    },
  },
];
