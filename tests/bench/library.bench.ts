import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser.js';
import { bytesOf, install, libraries, type Part, pageOf, parts, serverOf } from './library/peers.js';

/**
 * Measures our components beside those of three other libraries: bytes, rendering, server and first opening. Prints
 * the table of packages/ui/speed.md row by row. Exits with 1 if ours needs more than 1.2 times the least
 * bytes or rendering time, and `reasons` does not say why. Needs the built library. ROUNDS is the number of rounds.
 */
const rounds = Number(process.env.ROUNDS) || 5;
const most = 1.2;

/** Components at a time. */
const counts = { Button: 1000, TextField: 1000, Tabs: 200, Select: 200, Calendar: 20 } satisfies Partial<
  Record<Part, number>
>;
/** A condition that is true after a click. */
const opened = {
  Select: "document.querySelector('[role=option]')",
  Dialog: "document.querySelector('[role=dialog]')",
  Toast: "document.body.innerText.includes('Saved.')",
} satisfies Partial<Record<Part, string>>;

/** Why ours costs more than the best by more than `most`, by row. */
const reasons: Record<string, string> = {
  'Select, kB script': 'The list is that of React Aria',
  '1,000 Button, ms': 'Style and layout of two spans, which keep icons beside a text of two lines',
  '1,000 TextField, ms': 'Radix Themes has no label, hint or error: its sample joins plain elements by hand',
  '200 Select, ms': 'That of React Aria, with a frame, an icon and a place for the error',
  '20 Calendar, ms': 'Each day has places for today, the choice, red days and holidays; a page has one calendar',
};

const known = (time: number) => (Number.isFinite(time) ? time : undefined);

const folder = mkdtempSync(join(tmpdir(), 'first-gong-peers-'));

/** Processor time of a page's main thread in milliseconds, without the time in which other processes run. */
async function busy(page: Page): Promise<number> {
  const client = clients.get(page) ?? (await page.context().newCDPSession(page));
  if (!clients.has(page)) {
    clients.set(page, client);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  }
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}
const clients = new Map<Page, Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>>();

/** Prints a row. The ratio is ours to the least of the others. */
function row(name: string, values: (number | undefined)[], digits: number, isLimited: boolean): void {
  const [ours = Number.NaN, ...others] = values;
  const ratio = ours / Math.min(...others.filter((value) => value !== undefined));
  const reason = reasons[name] ?? '';
  const isMissed = isLimited && !(ratio <= most) && reason === '';
  if (isMissed) process.exitCode = 1;
  const cells = values.map((value) => value?.toFixed(digits) ?? '–');
  const note = isMissed ? '**no reason**' : isLimited && ratio > most ? reason : '';
  process.stdout.write(`| ${[name, ...cells, ratio.toFixed(2), note].join(' | ')} |\n`);
}

try {
  install(folder);
  process.stdout.write(
    `| | ${libraries.map(({ name }) => name).join(' | ')} | ours ÷ best | |\n|---${'|---'.repeat(6)}|\n`,
  );

  for (const part of parts) {
    const sizes: (Awaited<ReturnType<typeof bytesOf>> | undefined)[] = [];
    for (const library of libraries) {
      sizes.push(library.lacks.includes(part) ? undefined : await bytesOf(folder, library, part));
    }
    row(
      `${part}, kB script`,
      sizes.map((size) => size?.script),
      1,
      true,
    );
    row(
      `${part}, kB styles`,
      sizes.map((size) => size?.styles),
      1,
      false,
    );
  }

  const pages = await Promise.all(libraries.map((library) => pageOf(folder, library)));
  const browser = await chromium.launch(launchOptions);
  const open = async (index: number) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('http://bench.test/**', (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: pages[index] ?? '' })
        : route.fulfill({ status: 404 }),
    );
    await page.goto('http://bench.test/');
    return page;
  };
  const least = () => libraries.map(() => Number.POSITIVE_INFINITY);

  const drawing = await Promise.all(libraries.map((_, index) => open(index)));
  for (const [part, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
    const times = least();
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, page] of drawing.entries()) {
        if (libraries[index]?.lacks.includes(part)) continue;
        const begun = await busy(page);
        await page.evaluate(`draw('${part}', ${count})`);
        times[index] = Math.min(times[index] ?? 0, (await busy(page)) - begun);
        await page.evaluate('clear()');
      }
    }
    row(`${count.toLocaleString('en')} ${part}, ms`, times.map(known), 0, true);
  }
  for (const page of drawing) await page.close();

  for (const [part, condition] of Object.entries(opened) as [keyof typeof opened, string][]) {
    const times = least();
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, library] of libraries.entries()) {
        if (library.lacks.includes(part)) continue;
        // A new page, because only the first opening is slow.
        const page = await open(index);
        await page.evaluate(`draw('${part}', 1)`);
        const box = await page.locator('#root button, #root input').first().boundingBox();
        if (!box) throw new Error(`${library.name} has nothing to open.`);
        const begun = await busy(page);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.evaluate(`shows(() => ${condition})`);
        times[index] = Math.min(times[index] ?? 0, (await busy(page)) - begun);
        await page.close();
      }
    }
    row(`First opening of a ${part}, ms`, times.map(known), 0, false);
  }
  await browser.close();

  const modules = [];
  for (const library of libraries) modules.push(await serverOf(folder, library));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('./library/server.mjs', import.meta.url)), String(5 * rounds), ...modules],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (!stdout) throw new Error(stderr);
  row('Server: page of 200 components, ms', JSON.parse(stdout), 1, false);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
