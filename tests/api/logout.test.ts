import { connect } from 'node:net';
import { calls } from '@first-gong/contract';
import { demoMember, type Store } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { choice } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
afterEach(() => shop.close());

const change = { oldPassword: demoMember.password, newPassword: 'another gong', retypedPassword: 'another gong' };

/** A store that blocks at the first transaction after `stop`, until `goOn`. */
function createGate() {
  let closed: { reached: () => void; opened: Promise<void> } | undefined;
  return {
    /** Transactions of the test pass. `reached` resolves when the shop is blocked. */
    stop() {
      let open: (() => void) | undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const reached = new Promise<void>((resolve) => {
        closed = { reached: resolve, opened };
      });
      return { reached, goOn: () => open?.() };
    },
    store: (store: Store): Store => ({
      read: () => store.read(),
      async transact(work) {
        const here = closed;
        closed = undefined;
        here?.reached();
        await here?.opened;
        return store.transact(work);
      },
    }),
  };
}

describe('§4 a request that began before logout changes nothing after it', () => {
  it('when logout comes while it waits for its transaction', async () => {
    const gate = createGate();
    shop = await openShop({ testDoubles: { store: gate.store } });
    const { token } = await shop.logIn(demoMember);
    const { reached, goOn } = gate.stop();
    const late = shop.ask('changePassword', { token, body: change });
    await reached;
    expect(await shop.ask('logout', { token })).toMatchObject({ status: 200, body: { loggedOut: true } });
    goOn();
    expect(await late).toMatchObject({ status: 401, body: { code: 'loginRequired' } });
    await shop.logIn(demoMember);
  });

  it('when logout comes while its body is on the way, whether it writes or reads', async () => {
    shop = await openShop();
    for (const name of ['changePassword', 'transactionPreview'] as const) {
      const { token } = await shop.logIn(demoMember);
      const { hostname, port } = new URL(shop.url);
      const body = JSON.stringify(name === 'changePassword' ? change : choice);
      const socket = connect(Number(port), hostname);
      const answer = new Promise<string>((resolve) => {
        socket.once('data', (data) => resolve(String(data)));
      });
      socket.write(
        `POST ${calls[name].path} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 1)}`,
      );
      // After the response to a later request, the server has read the start of this one.
      await shop.visitor(calls.config);
      await shop.ask('logout', { token });
      socket.write(body.slice(1));
      expect(await answer, name).toMatch(/^HTTP\/1.1 401 /);
      socket.destroy();
    }
    await shop.logIn(demoMember);
  });

  it('continues without a logout', async () => {
    const gate = createGate();
    shop = await openShop({ testDoubles: { store: gate.store } });
    const { token } = await shop.logIn(demoMember);
    const { reached, goOn } = gate.stop();
    const late = shop.ask('changePassword', { token, body: change });
    await reached;
    goOn();
    expect((await late).status).toBe(200);
  });
});
