import { openBareBrowser } from './pages/bareBrowser.js';
import { measureSeats, type SeatRun, serveSeats } from './seats/measure.js';

/**
 * Measures the seat map with 50,000 and 100,000 seats, an SVG of 50,000 and an idle page, in turn.
 * Prints their table of docs/explanation/performance.md. Exits with 1 if 50,000 seats miss a target.
 * ROUNDS is the number of rounds; the medians count.
 */
const rounds = Number(process.env.ROUNDS) || 5;
const columns = [
  { name: '50,000 seats', kind: 'map', seats: 50_000 },
  { name: 'the same as SVG', kind: 'svg', seats: 50_000 },
  { name: '100,000 seats', kind: 'map', seats: 100_000 },
  { name: 'nothing', kind: 'nothing', seats: 50_000 },
] as const;

interface Row {
  name: string;
  /** Maximum for 50,000 seats. */
  target?: number;
  digits?: number;
  read: (run: SeatRun) => number;
}

const rows: Row[] = [
  { name: 'first paint, ms', target: 300, read: ({ paint }) => paint },
  { name: 'every seat drawn, ms', read: ({ whole }) => whole },
  { name: 'zoom, ms from frame to frame', target: 17, digits: 1, read: ({ zoom }) => zoom.interval },
  { name: 'zoom, ms of work', digits: 1, read: ({ zoom }) => zoom.work },
  { name: 'pan far away, ms from frame to frame', target: 17, digits: 1, read: ({ panFar }) => panFar.interval },
  { name: 'pan far away, ms of work', digits: 1, read: ({ panFar }) => panFar.work },
  { name: 'pan near, ms from frame to frame', target: 17, digits: 1, read: ({ panNear }) => panNear.interval },
  { name: 'pan near, ms of work', digits: 1, read: ({ panNear }) => panNear.work },
  { name: 'seat under the pointer, µs', target: 5, digits: 1, read: ({ find }) => find },
  { name: 'elements of the page', target: 1100, read: ({ elements }) => elements },
  { name: 'JavaScript heap, MB', digits: 1, read: ({ heap }) => heap },
];

const browser = await openBareBrowser();
const { url, end } = await serveSeats();
const runs = columns.map((): SeatRun[] => []);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, { kind, seats }] of columns.entries()) {
    runs[index]?.push(await measureSeats(browser, url, kind, seats));
  }
}
await browser.close();
await end();

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

process.stdout.write(`| | target | ${columns.map(({ name }) => name).join(' | ')} |\n|---${'|---'.repeat(5)}|\n`);
for (const { name, target, digits = 0, read } of rows) {
  const cells = runs.map((column, index) => {
    const value = median(column.map(read));
    const isMissed = index === 0 && target !== undefined && !(Number(value.toFixed(digits)) <= target);
    if (isMissed) process.exitCode = 1;
    return `${value.toLocaleString('en', { maximumFractionDigits: digits })}${isMissed ? ' **missed**' : ''}`;
  });
  process.stdout.write(`| ${name} | ${target?.toLocaleString('en') ?? ''} | ${cells.join(' | ')} |\n`);
}
