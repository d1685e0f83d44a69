import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@first-gong/contract';
import { clockFrom, demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { conformance, type Target } from '../conformance/conformance.js';
import { validInputs } from '../conformance/inputs.js';
import { asMarkdown, asText } from '../conformance/report.js';
import { rules } from '../conformance/rules/index.js';
import { connectTo } from '../conformance/server.js';
import { instant } from '../instant.js';
import { openShop, type TestShop } from '../support/shop.js';
import { withoutRule } from '../support/withoutRule.js';

let shop: TestShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const credentials = ({ loginEmail, password }: { loginEmail: string; password: string }) => ({
  email: loginEmail,
  password,
});

const now = clockFrom(instant);

/** The fake API with all facilities. */
const withFacilities = (url: string): Target => ({
  url,
  member: credentials(demoMember),
  other: credentials(plainMember),
  outbox: `${url}/fake/outbox.json`,
  clock: `${url}/fake/clock`,
  bank: `${url}/fake/bank`,
  identity: `${url}/fake/id`,
  control: `${url}/fake/control.json`,
  now,
});

/** A proxy that changes responses of one path. */
async function spoilingProxy(
  target: string,
  path: string,
  spoil: (answer: { status: number; text: string }) => { status: number; text: string },
) {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type, authorization } = request.headers;
    const original = await fetch(target + request.url, {
      method: request.method,
      headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      redirect: 'manual',
    });
    const { status } = original;
    const unchanged = { status, text: await original.text() };
    const sent = request.url?.startsWith(path) ? spoil(unchanged) : unchanged;
    for (const name of ['content-type', 'x-total-count', 'cache-control', 'retry-after', 'location']) {
      const value = original.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(sent.status);
    response.end(sent.text);
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}

describe('§7 conformance', { timeout: 120_000 }, () => {
  it('reports what it examined and what it did not, in the terminal and as a page', async () => {
    shop = await openShop();
    const report = await conformance(withFacilities(shop.url), ['seatSoldOnce', 'confirmedOnce', 'wishListOff']);
    expect(asText(report)).toContain('2 passed, 0 failed, 1 not examined');
    const page = asMarkdown(report, { url: shop.url, at: new Date('2026-11-20T12:00:00Z') });
    expect(page).toContain('### seatSoldOnce · §4 Order');
    expect(page).toMatch(
      /\| – \| there is no wish list unless .* \| not examined: needs a config with showWishList off \|/,
    );
  });

  it('reports the rules that it cannot examine on a server without facilities', async () => {
    shop = await openShop();
    const rulesWithFacilities = [
      'seatSoldOnce',
      'oneTimePasswordOnce',
      'holdExpires',
      'bankApproves',
      'socialCodeOnce',
    ];
    const others = ['loginTellsNoEmail', 'confirmedOnce', 'bankFirst'];
    const target = { url: shop.url, member: credentials(demoMember), now };
    const { failed, passed, findings } = await conformance(target, [...rulesWithFacilities, ...others]);
    expect(passed).toBe(others.length);
    expect(failed).toBe(0);
    expect(findings.find(({ name }) => name === 'seatSoldOnce')?.notExamined).toContain('--email2');
    expect(findings.find(({ name }) => name === 'oneTimePasswordOnce')?.notExamined).toContain('--outbox');
    expect(findings.find(({ name }) => name === 'holdExpires')?.notExamined).toContain('--clock');
    expect(findings.find(({ name }) => name === 'bankApproves')?.notExamined).toContain('--bank');
  });

  it('control: finds one field of the wrong type', async () => {
    shop = await openShop();
    const proxy = await spoilingProxy(shop.url, calls.kdafEventList.path, ({ status, text }) => ({
      status,
      text: status === 200 ? text.replace(/"title":"/, '"title":7,"x":"') : text,
    }));
    const { findings } = await conformance({ url: proxy.url, member: credentials(demoMember), now }, [
      'kdafEventList',
      'hkiffEventList',
    ]);
    proxy.close();
    expect(findings.filter(({ fault }) => fault !== null).map(({ name }) => name)).toEqual(['kdafEventList']);
  });

  it('has a unique name for every rule, and has every rule that checks a call', async () => {
    shop = await openShop();
    const ids = rules.map(({ id }) => id);
    expect(new Set([...ids, ...Object.keys(calls)]).size).toBe(ids.length + Object.keys(calls).length);
    const inputs = validInputs(await connectTo({ url: shop.url, member: credentials(demoMember), now }));
    const named = Object.values(inputs).flatMap((input) => ('rule' in input ? [input.rule] : []));
    expect(named.filter((rule) => !ids.includes(rule))).toEqual([]);
  });
});

describe('§4–§9 conformance fails against a server without one of its rules', () => {
  /** Faults that one rule finds. Without sabotage there are none, as the stage `conformance` of `npm test` shows. */
  async function faultsOf(rule: string, url: string) {
    const { findings } = await conformance(withFacilities(url), [rule]);
    expect(findings.map(({ name }) => name)).toEqual([rule]);
    return findings[0]?.fault;
  }
  const aFault = /^(?!a call on the way)./;
  const ruleNames = Object.keys(withoutRule) as (keyof typeof withoutRule)[];

  it('has controls for more than ten rules', () => {
    expect(ruleNames.length).toBeGreaterThanOrEqual(10);
  });

  it.each(ruleNames)('%s', async (rule) => {
    shop = await openShop({ testDoubles: withoutRule[rule] });
    expect(await faultsOf(rule, shop.url)).toMatch(aFault);
  });

  it('loginFlood', { timeout: 120_000 }, async () => {
    shop = await openShop({ operatorPages: true });
    const proxy = await spoilingProxy(shop.url, calls.login.path, ({ status, text }) => ({
      status: status === 429 ? 401 : status,
      text,
    }));
    expect(await faultsOf('loginFlood', proxy.url)).toMatch(aFault);
    proxy.close();
  });

  it('bodiesNotUnpacked', async () => {
    shop = await openShop();
    // The proxy omits Content-Encoding, so the shop tries to parse compressed bytes.
    const proxy = await spoilingProxy(shop.url, calls.login.path, (answer) => answer);
    expect(await faultsOf('bodiesNotUnpacked', proxy.url)).toMatch(/^has status 400/);
    proxy.close();
  });

  it('refusalsShort', async () => {
    shop = await openShop();
    const error = { field: 'interests', code: 'badRequest', title: 'Please check the entry.' };
    const proxy = await spoilingProxy(shop.url, calls.register.path, ({ status, text }) => ({
      status,
      text: JSON.stringify({ ...JSON.parse(text), errors: Array.from({ length: 40_000 }, () => error) }),
    }));
    expect(await faultsOf('refusalsShort', proxy.url)).toMatch(aFault);
    proxy.close();
  });

  it('typesNotGuessed', async () => {
    shop = await openShop();
    // The proxy drops the header.
    const proxy = await spoilingProxy(shop.url, '/api', (answer) => answer);
    expect(await faultsOf('typesNotGuessed', proxy.url)).toMatch(/^sends a list without nosniff/);
    proxy.close();
  });

  it('imageBytes', async () => {
    shop = await openShop();
    const proxy = await spoilingProxy(shop.url, '/fake/upload', () => ({ status: 204, text: '' }));
    expect(await faultsOf('imageBytes', proxy.url)).toMatch(aFault);
    proxy.close();
  });
});
