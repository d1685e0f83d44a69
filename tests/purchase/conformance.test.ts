import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@first-gong/contract';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { conformance, type Examined } from '../conformance/conformance.js';
import { validInputs } from '../conformance/inputs.js';
import { asMarkdown, asText } from '../conformance/report.js';
import { rules } from '../conformance/rules/index.js';
import { openWorld } from '../conformance/world.js';
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

/** The fake API with everything that stands around it: nothing about it has to stay unexamined. */
const withEverything = (url: string): Examined => ({
  url,
  member: credentials(demoMember),
  other: credentials(plainMember),
  outbox: `${url}/fake/outbox.json`,
  clock: `${url}/fake/clock`,
  bank: `${url}/fake/bank`,
  identity: `${url}/fake/id`,
});

/** Passes requests on, and spoils the answers of one path. */
async function spoiled(
  target: string,
  path: string,
  spoil: (answer: { status: number; text: string }) => { status: number; text: string },
) {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type, authorization } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      redirect: 'manual',
    });
    const { status } = answer;
    const whole = { status, text: await answer.text() };
    const sent = request.url?.startsWith(path) ? spoil(whole) : whole;
    const passed = ['content-type', 'x-total-count', 'cache-control', 'retry-after', 'location'];
    for (const name of passed) {
      const value = answer.headers.get(name);
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
  it('finds the fake API to be what the table of calls and the rules say', async () => {
    shop = await openShop({ allowControl: true });
    const report = await conformance(withEverything(shop.url));
    expect(report.findings.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(report.findings.filter(({ notExamined }) => notExamined !== null).map(({ name }) => name)).toEqual([
      'signIn',
      'wishListOff',
    ]);
    expect(report.passed).toBeGreaterThan(Object.keys(calls).length * 2 + rules.length);
    expect(asText(report)).toContain(`${report.passed} passed, 0 failed, 2 not examined`);
    const page = asMarkdown(report, { url: shop.url, at: new Date('2026-11-20T12:00:00Z') });
    expect(page).toContain('### seatSoldOnce · §4 Order');
    expect(page).toMatch(
      /\| – \| there is no wish list unless .* \| not examined: needs a config with showWishList off \|/,
    );
  });

  it('says what it could not examine of a server that has nothing but the calls', async () => {
    shop = await openShop();
    const rulesWithAids = ['seatSoldOnce', 'oneTimePasswordOnce', 'holdExpires', 'bankApproves', 'socialCodeOnce'];
    const others = ['loginTellsNoEmail', 'confirmedOnce', 'bankFirst'];
    const examined = { url: shop.url, member: credentials(demoMember) };
    const { failed, passed, findings } = await conformance(examined, [...rulesWithAids, ...others]);
    expect(passed).toBe(others.length);
    expect(failed).toBe(0);
    expect(findings.find(({ name }) => name === 'seatSoldOnce')?.notExamined).toContain('--email2');
    expect(findings.find(({ name }) => name === 'oneTimePasswordOnce')?.notExamined).toContain('--outbox');
    expect(findings.find(({ name }) => name === 'holdExpires')?.notExamined).toContain('--clock');
    expect(findings.find(({ name }) => name === 'bankApproves')?.notExamined).toContain('--bank');
  });

  it('control: notices one field of the wrong type', async () => {
    shop = await openShop();
    const proxy = await spoiled(shop.url, calls.kdafEventList.path, ({ status, text }) => ({
      status,
      text: status === 200 ? text.replace(/"title":"/, '"title":7,"x":"') : text,
    }));
    const { findings } = await conformance({ url: proxy.url, member: credentials(demoMember) }, [
      'kdafEventList',
      'hkiffEventList',
    ]);
    proxy.close();
    expect(findings.filter(({ fault }) => fault !== null).map(({ name }) => name)).toEqual(['kdafEventList']);
  });

  it('names its rules once, and every rule that a call is left to is there', async () => {
    shop = await openShop();
    const ids = rules.map(({ id }) => id);
    expect(new Set([...ids, ...Object.keys(calls)]).size).toBe(ids.length + Object.keys(calls).length);
    const inputs = validInputs(await openWorld({ url: shop.url, member: credentials(demoMember) }));
    const left = Object.values(inputs).flatMap((input) => ('rule' in input ? [input.rule] : []));
    expect(left.filter((rule) => !ids.includes(rule))).toEqual([]);
  });
});

describe('§4–§9 conformance fails against a server without one of its rules', { timeout: 60_000 }, () => {
  /** The faults that the run finds with one rule. With the rule in place there is none: the first test shows it. */
  async function faultsOf(rule: string, url: string) {
    const { findings } = await conformance(withEverything(url), [rule]);
    expect(findings.map(({ name }) => name)).toEqual([rule]);
    return findings[0]?.fault;
  }
  const aFault = /^(?!a call on the way)./;
  const ruleNames = Object.keys(withoutRule) as (keyof typeof withoutRule)[];

  it('has controls for more than ten rules', () => {
    expect(ruleNames.length).toBeGreaterThanOrEqual(10);
  });

  it.each(ruleNames)('%s', async (rule) => {
    shop = await openShop({ allowControl: true, standIns: withoutRule[rule] });
    expect(await faultsOf(rule, shop.url)).toMatch(aFault);
  });

  it('imageBytes', async () => {
    shop = await openShop({ allowControl: true });
    const proxy = await spoiled(shop.url, '/fake/upload', () => ({ status: 204, text: '' }));
    expect(await faultsOf('imageBytes', proxy.url)).toMatch(aFault);
    proxy.close();
  });
});
