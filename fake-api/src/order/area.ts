import type { Shop } from '../area/area.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Post } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import type { Writer } from '../store/index.js';
import { orderHandlers } from './handlers.js';
import { pruneNumbers } from './numbers.js';
import { orderCancelledNotice, orderCompleteNotice } from './occasions.js';
import { createOrders, type MovePoints } from './orders.js';
import { receiptMail } from './receiptMail.js';
import { type TransactionRow, transactionTable, weatherTable } from './rows.js';
import { createWeatherNotices } from './weather.js';

export interface OrderAreaParts {
  inventory: Inventory;
  post: Post;
  notices: Notices;
  movePoints: MovePoints;
  /** Runs in the transaction that completes an order. */
  onComplete: (tx: Writer, row: TransactionRow) => void;
}

/** From the preview to the receipt (spec §4 Order). */
export function createOrderArea({ store, now, settings }: Shop, parts: OrderAreaParts) {
  const { inventory, post, notices, movePoints, onComplete } = parts;
  const weather = createWeatherNotices({ now, weather: () => settings.read().weather, notices });
  const orders = createOrders({
    store,
    inventory,
    now,
    movePoints,
    onComplete(tx, row, member) {
      tx.attempt(`The mail of order ${row.id}`, () => post.send(tx, receiptMail(row, member, now())));
      notices.add(tx, member.id, orderCompleteNotice(row));
      weather.tell(tx, row);
      onComplete(tx, row);
    },
    onCancel: (tx, row) => notices.add(tx, row.memberId, orderCancelledNotice(row)),
  });
  return {
    settlers: [
      { table: weatherTable, settle: weather.tellAll },
      { table: transactionTable, settle: orders.payments.settle },
    ],
    handlers: orderHandlers({ store, orders, now }),
    payments: orders.payments,
    orders,
    prune: () => pruneNumbers(store, now()),
    /** The weather has changed. */
    tellWeather: () => store.transact(weather.tellAll),
  };
}
