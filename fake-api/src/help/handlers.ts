import { formThrottle, RuleError, toInstant } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { createPlaces } from '../lists/places.js';
import type { Sessions } from '../members/sessions.js';
import { referenceNumber } from '../order/numbers.js';
import { Counter } from '../shared/counter.js';
import { type ChangeRequests, changeRequestsOf, receiptOf } from './changes.js';
import { subscribe, unsubscribe } from './newsletter.js';
import { changeFeeTable, enquiryTable } from './rows.js';
import type { Uploads } from './uploads.js';

/**
 * Contact, newsletter, change requests, box offices and kiosks (spec §2, §5).
 * @param parts.sessions identifies members who send change requests without a card
 */
export function helpHandlers(
  { store, now }: Shop,
  { uploads, changes, sessions }: { uploads: Uploads; changes: ChangeRequests; sessions: Sessions },
) {
  const places = createPlaces();
  /** Limit per network address, because these forms need no login. */
  const limit = new Counter(formThrottle, now);
  return {
    async contactUs({ body, lang, address }) {
      limit.take(address);
      return store.transact((tx) => {
        const id = referenceNumber(tx, now());
        tx.put(enquiryTable, { ...body, id, lang, at: toInstant(now()) });
        return { referenceNumber: id };
      });
    },
    async subscribe({ body, lang, address }) {
      limit.take(address);
      return { subscribed: true, already: await store.transact((tx) => subscribe(tx, body.email, lang, now())) };
    },
    async unsubscribe({ query, address }) {
      limit.take(address);
      await store.transact((tx) => unsubscribe(tx, query.email, now()));
      return { unsubscribed: true };
    },
    boxOfficeSearch: ({ query, lang }) => places.search('boxOffice', query.q, lang),
    kioskSearch: ({ query, lang }) => places.search('kiosk', query.q, lang),
    placeDistricts: ({ query, lang }) => places.districtsOf(query.kind, query.q ?? '', lang),
    async presignedUrl({ query, address }) {
      limit.take(address);
      return uploads.target(query.fileName);
    },
    async txnChangeRequest({ body, lang, address, token }) {
      limit.take(address);
      const sender = body.withoutCard && token !== null ? sessions.of(token).member() : null;
      return { referenceNumber: await changes.transaction(body, lang, sender) };
    },
    async deliveryChangeRequest({ body, lang, address }) {
      limit.take(address);
      return changes.delivery(body, lang);
    },
    deliveryChangePayment({ query, lang }) {
      const fee = store.read().get(changeFeeTable, query.referenceNumber);
      if (fee === undefined || fee.key !== query.key) throw new RuleError('notFound');
      return receiptOf(fee, lang);
    },
    changeRequestList: ({ member, query }) => changeRequestsOf(store.read(), member().id, query.transactionNumber),
  } satisfies Partial<Handlers>;
}
