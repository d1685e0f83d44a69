import { createStore } from '../store/store.js';
import { defineTable } from '../store/types.js';

/** Rows of the crash test. */
export const rowTable = defineTable<{ id: string; text: string }>('rows');
export const rowSchema = ['create table rows (seq integer primary key, id text not null unique, json text not null)'];

/** Writes as fast as possible and prints committed ids, until killed. */
async function writeUntilKilled(folder: string, run: string, mode: string): Promise<void> {
  const store = createStore({ folder, migrations: rowSchema });
  await store.open();
  const put = (row: { id: string; text: string }) => store.transact((tx) => tx.put(rowTable, row));
  /** The negative control: prints ids before writing, which the test must detect. */
  const putLater = async (row: { id: string; text: string }) => void setTimeout(() => void put(row), 50);

  let number = 0;
  const write = async (): Promise<never> => {
    for (;;) {
      number += 1;
      const id = `${run}-${number}`;
      await (mode === 'careless' ? putLater : put)({ id, text: 'x'.repeat(number % 200) });
      // Writes to a pipe are synchronous, so the parent receives them in any case.
      process.stdout.write(`${id}\n`);
      // The control never awaits the disk, so it must yield.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}

const [folder, run = '', mode = ''] = process.argv.slice(2);
if (folder !== undefined && import.meta.filename === process.argv[1]) await writeUntilKilled(folder, run, mode);
