import { RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { cartOf } from '../cart/rows.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Outbox } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import type { Writer } from '../store/index.js';
import { pruneNumbers } from './numbers.js';
import { orderCancelledNotice, orderCompleteNotice } from './occasions.js';
import { createOrders, type MovePoints } from './orders.js';
import { previewView } from './price.js';
import { receiptMail } from './receiptMail.js';
import { type TransactionRow, transactionTable, weatherTable } from './rows.js';
import { summaryView, transactionView } from './view.js';
import { createWeatherNotices } from './weather.js';

export interface OrderAreaDependencies {
  inventory: Inventory;
  outbox: Outbox;
  notices: Notices;
  movePoints: MovePoints;
  /** Runs in the transaction that completes an order. */
  onComplete: (tx: Writer, row: TransactionRow) => void;
}

/** From preview to receipt (spec §4 Order). */
export function createOrderArea({ store, now, settings }: Shop, parts: OrderAreaDependencies) {
  const { inventory, outbox, notices, movePoints, onComplete } = parts;
  const weather = createWeatherNotices({ now, settings }, notices);
  const orders = createOrders({
    store,
    inventory,
    now,
    movePoints,
    onComplete(tx, row, member) {
      tx.attempt(`The mail of order ${row.id}`, () => outbox.send(tx, receiptMail(row, member, now())));
      notices.add(tx, member.id, orderCompleteNotice(row));
      weather.tell(tx, row);
      onComplete(tx, row);
    },
    onCancel: (tx, row) => notices.add(tx, row.memberId, orderCancelledNotice(row)),
  });
  const handlers = {
    transactionPreview({ member, body: choice, lang }) {
      const data = store.read();
      const cart = cartOf(data, member().id);
      orders.requireItems(data, cart);
      const request = { cart, member: member(), choice, now: now(), lang };
      return previewView(data, request, orders.showsOf(data, member().id));
    },
    transactionConfirm: async ({ member, body, lang }) =>
      transactionView(await orders.confirm(member().id, body, lang), now(), lang),
    txns: ({ member, lang }) =>
      store
        .read()
        .find(transactionTable, "memberId = ? and status <> 'cancelled' order by seq desc", member().id)
        .map((row) => summaryView(row, lang)),
    transactionDetail({ member, query, lang }) {
      const row = store.read().get(transactionTable, query.transactionNumber);
      if (row?.memberId !== member().id) throw new RuleError('transactionNotFound');
      return transactionView(row, now(), lang);
    },
  } satisfies Partial<Handlers>;
  return {
    deadlineHandlers: [
      { table: weatherTable, onDeadline: weather.tellAll },
      { table: transactionTable, onDeadline: orders.payments.onDeadline },
    ],
    handlers,
    payments: orders.payments,
    orders,
    prune: () => pruneNumbers(store, now()),
    /** Notifies members after a weather change. */
    tellWeather: () => store.transact(weather.tellAll),
  };
}
