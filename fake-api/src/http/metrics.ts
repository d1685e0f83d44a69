import { transactionStatuses } from '@first-gong/domain';
import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { cartTable } from '../cart/rows.js';
import { mailTable } from '../mail/rows.js';
import { transactionTable } from '../order/rows.js';
import type { Store } from '../store/index.js';
import type { RequestFacts } from './requestLog.js';

/** Seconds. A rule takes milliseconds, a document tens of them, a password hash in a queue seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What Prometheus reads (docs/operators.md). Labels are names of calls and states: none is about a person. */
export function createMetrics(store: Pick<Store, 'read'>) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by call and status; 499 is a client that left.',
    labelNames: ['call', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the last byte was handed to the system.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'shop_held_seats',
    help: 'Seats in carts, before a payment.',
    registers,
    collect() {
      const carts = store.read().find(cartTable, 'deadline is not null order by deadline');
      this.set(carts.flatMap(({ items }) => items).reduce((sum, { seats }) => sum + seats.length, 0));
    },
  });
  new Gauge({
    name: 'shop_orders',
    help: 'Orders by status.',
    labelNames: ['status'],
    registers,
    collect() {
      for (const status of transactionStatuses) {
        this.set({ status }, store.read().count(transactionTable, 'status = ?', status));
      }
    },
  });
  const queues = new Map<string, () => number>();
  queues.set('mails', () => store.read().count(mailTable, 'status = ?', 'waiting'));
  new Gauge({
    name: 'shop_queue_length',
    help: 'Entries that wait for their turn.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length());
    },
  });
  let isFirstVisit = true;

  return {
    /** Counts an answered request. */
    observe({ call, status, ms }: RequestFacts) {
      requests.inc({ call, status });
      durations.observe({ call }, ms / 1000);
    },
    /** Shows the length of a queue, read at each visit. */
    addQueue: (name: string, length: () => number) => void queues.set(name, length),
    /** `GET /metrics`: 403 for a sender who is not allowed. An extension of the provider's server. */
    route(isAllowed: (request: Request) => boolean) {
      return Router().get('/metrics', async (request, response) => {
        if (!isAllowed(request)) return void response.sendStatus(403);
        // The observers of the process run from the first visit on.
        if (isFirstVisit) collectDefaultMetrics({ register: registry });
        isFirstVisit = false;
        response
          .set('Cache-Control', 'no-store')
          .type(registry.contentType)
          .send(await registry.metrics());
      });
    },
  };
}
