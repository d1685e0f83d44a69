import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CartRow, cartTable } from './cart/rows.js';
import type { RequestFacts } from './http/requestLog.js';
import { mailTable } from './mail/rows.js';
import { transactionTable } from './order/rows.js';
import { type Watcher, watchTable } from './store/index.js';

/** Seconds. A rule takes milliseconds, a document tens of them, a password hash in a queue seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What Prometheus reads (docs/operators.md). Labels are names of calls and states: none is about a person. */
export interface Metrics {
  /** Counts the rows of the shop as they change. */
  watchers: readonly Watcher[];
  /** Counts an answered request. */
  observe(facts: RequestFacts): void;
  /** Shows the length of a queue, read at each visit. */
  addQueue(name: string, length: () => number): void;
  /** `GET /metrics`: 403 for a sender who is not allowed. An extension of the provider's server. */
  route(isAllowed: (request: Request) => boolean): Router;
}

export function createMetrics(): Metrics {
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
  const held = new Gauge({ name: 'shop_held_seats', help: 'Seats in carts, before a payment.', registers });
  const orders = new Gauge({ name: 'shop_orders', help: 'Orders by status.', labelNames: ['status'], registers });
  const queues = new Map<string, () => number>();
  let waitingMails = 0;
  queues.set('mails', () => waitingMails);
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
    watchers: [
      watchTable(cartTable, (row, before) => held.inc(seatsIn(row) - seatsIn(before))),
      watchTable(transactionTable, (row, before) => {
        if (before) orders.dec({ status: before.status });
        if (row) orders.inc({ status: row.status });
      }),
      watchTable(mailTable, (row, before) => {
        waitingMails += Number(row?.status === 'waiting') - Number(before?.status === 'waiting');
      }),
    ],
    observe({ call, status, ms }) {
      requests.inc({ call, status });
      durations.observe({ call }, ms / 1000);
    },
    addQueue: (name, length) => void queues.set(name, length),
    route(isAllowed) {
      return Router().get('/metrics', async (request, response) => {
        if (!isAllowed(request)) return void response.sendStatus(403);
        // The observers of the process run only where somebody reads them.
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

const seatsIn = (cart: CartRow | null | undefined): number =>
  (cart?.items ?? []).reduce((sum, { seats }) => sum + seats.length, 0);
