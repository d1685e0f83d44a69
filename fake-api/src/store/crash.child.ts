import { openStore } from './store.js';

/** Writes as fast as it can and prints each row's id once it is acknowledged, until it is killed. */
const [folder = '', run = '', mode] = process.argv.slice(2);
const store = await openStore<{ rows: { id: string; text: string } }>({
  folder,
  tables: ['rows'],
  durable: mode === 'durable',
  compactAt: 20_000,
});

let number = 0;
const write = async (): Promise<never> => {
  for (;;) {
    number += 1;
    const id = `${run}-${number}`;
    await store.transact((tx) => tx.put('rows', { id, text: 'x'.repeat(number % 200) }));
    // A pipe is written to synchronously: what was written is there to be read, however the process ends.
    process.stdout.write(`${id}\n`);
    // A careless log answers at once and would never let the disk have its turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
};
await Promise.all(Array.from({ length: 8 }, write));
