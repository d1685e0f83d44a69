import { calls } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { chromium } from '@playwright/test';
import { findPlace } from '../support/places.js';
import { buy, clientAt, visitorAt } from './buying.js';
import { phone, slowDown } from './pages/measure.js';
import { startShop } from './pages/shop.js';

/**
 * Measures 300 complete orders of one member, a year of transactions.
 * Prints bytes and milliseconds of the call `txns`, and the history on a phone with a 4 times slower processor.
 * Exits with 1 if the call is too slow; the page has no target.
 */
const orders = 300;
/** Milliseconds. */
const target = 100;

const shop = await startShop();
const visitor = visitorAt(shop.url);
const { loginEmail: email, password } = demoMember;
const { token } = (await visitor(calls.login, { body: { email, password } })).data;
const call = clientAt(shop.url, token);
const place = await findPlace(visitor, ({ remaining }) => remaining > orders);
for (let bought = 0; bought < orders; bought += 1) await buy(shop.url, { index: 0, call }, place, () => undefined);

const times: number[] = [];
let bytes = 0;
for (let round = 0; round < 5; round += 1) {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const response = await fetch(`${shop.url}/api/user/txns.do`, { method: 'POST', headers });
  const body = await response.arrayBuffer();
  times.push(performance.now() - begun);
  bytes = body.byteLength;
}
const [, , median = 0] = times.sort((a, b) => a - b);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath() });
const context = await browser.newContext(phone);
await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
const page = await context.newPage();
const devTools = await context.newCDPSession(page);
await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
await page.goto(`${shop.url}/zh_hk/Member/TxnHistory.html`);
const rows = page.locator('main table tbody tr');
await rows.first().waitFor();
await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 8000 }))');
const { metrics } = await devTools.send('Performance.getMetrics');
const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
const shown = await rows.count();
const nodes = await page.locator('*').count();
await browser.close();
await shop.end();

process.stdout.write(
  `history of ${orders} orders: txns ${(bytes / 1000).toFixed(0)} kB in ${median.toFixed(0)} ms, target ${target} ms; ` +
    `page with ${shown} rows, ${nodes} elements, ${(busy * 1000).toFixed(0)} ms of processor at a processor four times slower\n`,
);
if (median > target) process.exitCode = 1;
