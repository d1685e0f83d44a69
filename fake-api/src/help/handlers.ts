import { RuleError, toInstant } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import type { PlaceFinder } from '../lists/places.js';
import type { Sessions } from '../members/sessions.js';
import { referenceNumber } from '../order/numbers.js';
import type { Counter } from '../shared/counter.js';
import type { Store } from '../store/index.js';
import { receiptOf } from './changeFees.js';
import { type ChangeRequests, changeRequestsOf } from './changes.js';
import type { Newsletter } from './newsletter.js';
import { changeFeeTable, enquiryTable } from './rows.js';
import type { Uploads } from './uploads.js';

export interface HelpParts {
  store: Store;
  newsletter: Newsletter;
  uploads: Uploads;
  changes: ChangeRequests;
  places: PlaceFinder;
  /** Finds the member who sends a change request without a card. */
  sessions: Pick<Sessions, 'of'>;
  /** Limits the requests of one network address: these forms need no login. */
  limit: Counter;
  now: () => number;
}

/** Contact, newsletter, change requests, and places to buy and collect tickets (spec §2, §5). */
export function helpHandlers(parts: HelpParts) {
  const { store, newsletter, uploads, changes, places, sessions, limit, now } = parts;
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
      return { subscribed: true, already: await newsletter.subscribe(body.email, lang) };
    },
    boxOfficeSearch: ({ query, lang }) => places.search('boxOffice', query.q, lang),
    kioskSearch: ({ query, lang }) => places.search('kiosk', query.q, lang),
    placeDistricts: ({ query, lang }) => places.districtsOf(query.kind, query.q ?? '', lang),
    async unsubscribe({ query, address }) {
      limit.take(address);
      await newsletter.unsubscribe(query.email);
      return { unsubscribed: true };
    },
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
