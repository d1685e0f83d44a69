import { createInventory } from './inventory.js';

/** The places of every performance. */
export function createInventoryArea() {
  const inventory = createInventory();
  return { watchers: inventory.watchers, inventory };
}
