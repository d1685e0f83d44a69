import { transactionStatuses } from '@first-gong/domain';
import { type Request, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { cartTable } from '../cart/rows.js';
import { mailTable } from '../mail/rows.js';
import { transactionTable } from '../order/rows.js';
import type { Store } from '../store/index.js';
import type { RequestRecord } from './requestLog.js';

/** Seconds. Rules take milliseconds, documents tens of them, queued password hashes seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics for Prometheus (docs/how-to/monitor.md). Labels are call names and states, no personal data. */
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
    /** Counts a finished request. */
    observe({ call, status, ms }: RequestRecord) {
      requests.inc({ call, status });
      durations.observe({ call }, ms / 1000);
    },
    /** Adds a gauge for a queue, read at each scrape. */
    addQueue: (name: string, length: () => number) => void queues.set(name, length),
    /** Adds the gauge of open streams. */
    addStreams: (count: () => number) =>
      void new Gauge({
        name: 'shop_open_streams',
        help: 'Open streams of seat changes.',
        registers,
        collect() {
          this.set(count());
        },
      }),
    /** `GET /metrics`, 403 if not allowed. An extension of the provider's server. */
    route(isAllowed: (request: Request) => boolean) {
      return Router().get('/metrics', async (request, response) => {
        if (!isAllowed(request)) return void response.sendStatus(403);
        // Process metrics are collected from the first scrape on.
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
