import { createInventory } from './inventory.js';
import { returnTable, seatTable } from './rows.js';

/** The places of every performance. */
export function createInventoryArea() {
  const inventory = createInventory();
  return { tables: [seatTable, returnTable], watchers: inventory.watchers, inventory };
}
