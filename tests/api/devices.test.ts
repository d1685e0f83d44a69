import { sessionIdle } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { openShop, type TestShop } from '../support/shop.js';

const [first, second] = richMembers(2);
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ members: richMembers(2) });
}, 60_000);
afterAll(() => shop.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Logs in from another browser. */
async function logInWith(userAgent: string, { loginEmail: email, password } = { loginEmail: '', password: '' }) {
  const response = await fetch(`${shop.url}/api/user/login.do?locale=en_US`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

describe('§4 Session: the devices that are logged in', () => {
  test('§6 are refused to a visitor', async () => {
    expect((await shop.ask('deviceList')).body.code).toBe('loginRequired');
    expect((await shop.ask('endDevice', { params: { deviceId: 'x' } })).body.code).toBe('loginRequired');
  });

  test('are listed with browser and system, the own one first, and each can be ended', async () => {
    if (!first) throw new Error('No member.');
    const elsewhere = await logInWith(firefox, first);
    shop.advance(60_000);
    const here = await logInAs(shop, first);
    const devices = await shop.call('deviceList', { token: here });
    expect(devices).toMatchObject([{ current: true }, { browser: 'Firefox', system: 'Linux', current: false }]);
    expect(JSON.stringify(devices)).not.toContain(elsewhere);
    const deviceId = devices[1]?.deviceId ?? '';
    expect(await shop.call('endDevice', { token: here, params: { deviceId } })).toHaveLength(1);
    expect(await shop.call('endDevice', { token: here, params: { deviceId } })).toHaveLength(1);
    expect((await shop.ask('memberInfo', { token: elsewhere })).body.code).toBe('loginRequired');
    expect((await shop.ask('memberInfo', { token: here })).status).toBe(200);
  });

  test('of one member are neither seen nor ended by another', async () => {
    if (!first || !second) throw new Error('No members.');
    const [mine, theirs] = [await logInAs(shop, first), await logInAs(shop, second)];
    const [device] = await shop.call('deviceList', { token: mine });
    const others = await shop.call('deviceList', { token: theirs });
    expect(others.map(({ deviceId }) => deviceId)).not.toContain(device?.deviceId);
    await shop.call('endDevice', { token: theirs, params: { deviceId: device?.deviceId ?? '' } });
    expect((await shop.ask('memberInfo', { token: mine })).status).toBe(200);
  });

  test('leave the list after 30 idle minutes', async () => {
    if (!second) throw new Error('No member.');
    await logInAs(shop, second);
    shop.advance(sessionIdle);
    expect(await shop.call('deviceList', { token: await logInAs(shop, second) })).toHaveLength(1);
  });
});
