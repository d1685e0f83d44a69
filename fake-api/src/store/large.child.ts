import { createStore } from './store.js';
import { defineTable } from './table.js';

interface LargeRow {
  id: string;
  title: { en_us: string; zh_hk: string };
  seats: string[];
}

/** The rows of the test of large folders. */
export const largeTable = defineTable<LargeRow>('rows');

export const largeRow = (number: number): LargeRow => ({
  id: `FG${number}`,
  title: { en_us: `An evening of opening gongs, part ${number}`, zh_hk: `開鑼之夜（第 ${number} 場）` },
  seats: [`${number}-1`, `${number}-2`],
});

/** Opens a folder, folds it, and prints the number of its rows before and after. */
async function openAndFold(folder: string): Promise<void> {
  const counts: number[] = [];
  for (const foldAfter of [undefined, 1]) {
    const store = createStore({ folder, ...(foldAfter !== undefined && { foldAfter }) });
    await store.open([largeTable]);
    counts.push([...store.read().all(largeTable)].length);
    await store.close();
  }
  process.stdout.write(JSON.stringify(counts));
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && import.meta.filename === process.argv[1]) await openAndFold(folder);
