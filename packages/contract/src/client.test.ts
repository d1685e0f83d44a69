import { describe, expect, it, vi } from 'vitest';
import { CallError } from './callError.js';
import { calls } from './calls.js';
import { type ClientOptions, createClient } from './client.js';

const balance = { balance: 12_480 };

/** A client on a fake network, and the requests it sent. */
function client(respond: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => respond());
  const call = createClient({ fetch, now: () => 1_700_000_000_000, ...options });
  const sent = () => ({ address: String(fetch.mock.calls[0]?.[0]), init: fetch.mock.calls[0]?.[1] });
  return { call, sent };
}

const json = (data: unknown, init?: ResponseInit) => new Response(JSON.stringify(data), init);

describe('the client', () => {
  it('§7 adds a timestamp to .json addresses and a locale to all, zh_TW by default; sends the given query', async () => {
    const lists = client(() => json([]));
    await lists.call(calls.eventList, { query: { q: '開鑼', venue: '', page: undefined } });
    expect(lists.sent().address).toBe(
      `/data/utsvEventList.json?locale=zh_TW&q=${encodeURIComponent('開鑼')}&venue=&timestamp=1700000000000`,
    );
    const actions = client(() => json(balance), { lang: 'en_us', baseUrl: 'https://shop.example' });
    await actions.call(calls.balance);
    expect(actions.sent().address).toBe('https://shop.example/api/user/balance.do?locale=en_US');
  });

  it('fills the path, and sends the token and the body', async () => {
    const cart = {
      items: [],
      released: [],
      expiresAt: null,
      serverNow: '2026-11-20T12:00:00.000Z',
      ticketCount: 0,
      ticketsTotal: 0,
      serviceCharge: 0,
      awaitingBank: null,
    };
    const { call, sent } = client(() => json(cart), { token: () => 'secret' });
    await call(calls.seatRelease, { params: { holdId: 'a/b' } });
    expect(sent().address).toContain('/api/seatHold/a%2Fb.do?');
    expect(sent().init).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer secret' } });
  });

  it('returns the number of rows on all pages', async () => {
    const { call } = client(() => json([], { headers: { 'x-total-count': '236' } }));
    expect(await call(calls.eventList)).toEqual({ data: [], total: 236 });
  });

  it('counts the rows if the header is no number of rows, or less', async () => {
    const message = { messageId: 'a', at: '2026-11-20T12:00:00.000Z', text: 'Doors open early.', href: null };
    for (const told of ['', '0', 'abc', '-5', '2.5', '1e9', 'Infinity', '99999999999999']) {
      const { call } = client(() => json([message], { headers: { 'x-total-count': told } }));
      expect(await call(calls.footerMessageList), told).toEqual({ data: [message], total: 1 });
    }
  });

  it('returns the other rows of a public list that has a bad row, and their number', async () => {
    const good = { messageId: 'a', at: '2026-11-20T12:00:00.000Z', text: 'Doors open early.', href: null };
    const ask = (rows: unknown) => client(() => json(rows)).call(calls.footerMessageList);
    for (const bad of [null, 7, {}, { ...good, text: 7 }, [good]]) {
      expect(await ask([good, bad])).toEqual({ data: [good], total: 2, unreadable: 1 });
    }
    expect(await ask([good])).toEqual({ data: [good], total: 1 });
    for (const nothing of [[null], { 0: good }]) {
      await expect(ask(nothing)).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
    }
  });

  it('reads no list of a member in part', async () => {
    const { call } = client(() => json([null]));
    await expect(call(calls.favouriteList)).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  it('§8 HTTP: throws other errors with code, fields and reference', async () => {
    const errors = [{ field: 'quantity', code: 'zoneSoldOut', title: 'Sold out.' }];
    const problem = { code: 'zoneSoldOut', status: 409, title: 'Sold out.', errors, reference: 'AB12' };
    const { call } = client(() => json(problem, { status: 409 }));
    const error = await call(calls.balance).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 409,
      code: 'zoneSoldOut',
      fields: errors,
      failure: { kind: 'busy', message: 'Sold out.', reference: 'AB12' },
    });
  });

  it.each([
    ['unreadable', () => json({ balance: 'many' })],
    ['unreadable', () => new Response('<html>')],
    ['busy', () => new Response('<html>', { status: 502 })],
    ['notFound', () => json({ code: 'eventNotFound', status: 404, title: 'ReleasedSeats.' }, { status: 404 })],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('fails as %s for a response that cannot be shown (%#)', async (kind, respond) => {
    await expect(client(respond).call(calls.balance)).rejects.toMatchObject({ failure: { kind } });
  });

  it('§7 fails as notOffered for a call outside the provider’s list that the server does not have', async () => {
    const { call } = client(() => new Response('<html>', { status: 404 }));
    await expect(call(calls.favouriteList)).rejects.toMatchObject({ failure: { kind: 'notOffered' } });
    await expect(call(calls.balance)).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  it('§8 gives the minutes of a Retry-After to the sentence of the error', async () => {
    const problem = { code: 'tooManyRequests', status: 429, title: 'Wait.' };
    const answer = (headers: Record<string, string>) => client(() => json(problem, { status: 429, headers }));
    const values = (headers: Record<string, string> = {}) =>
      answer(headers)
        .call(calls.balance)
        .catch((error: CallError) => error.values);
    expect(await values({ 'retry-after': '841' })).toEqual({ minutes: 15 });
    expect(await values({ 'retry-after': '4' })).toEqual({ minutes: 1 });
    expect(await values()).toBeUndefined();
    expect(await values({ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })).toBeUndefined();
  });

  it('§8 HTTP: an unknown code, or none, is still a 403', async () => {
    const title = 'Blocked by a rule.';
    const ask = (body: unknown) => client(() => json(body, { status: 403 })).call(calls.balance);
    await expect(ask({ code: 'inventedCode', status: 403, title, reference: 'R-1' })).rejects.toMatchObject({
      status: 403,
      code: undefined,
      failure: { kind: 'forbidden', message: title, reference: 'R-1' },
    });
    await expect(ask('<html>')).rejects.toMatchObject({ status: 403, failure: { kind: 'forbidden' } });
  });

  it('§8 HTTP: throws a 403 with the message of the server', async () => {
    const problem = { code: 'accountSuspended', status: 403, title: 'This account is locked.' };
    await expect(client(() => json(problem, { status: 403 })).call(calls.balance)).rejects.toMatchObject({
      status: 403,
      failure: { kind: 'forbidden', code: 'accountSuspended', message: 'This account is locked.' },
    });
  });

  it('§7 sends ContactUs.do as a form', async () => {
    const { call, sent } = client(() => json({ referenceNumber: 'E-1' }));
    const enquiry = { name: '陳海晴', email: 'a@b.hk', contactNumber: '+852 5123 4567', enquiries: 'Row & seat?' };
    await call(calls.contactUs, { body: enquiry });
    expect(sent().init?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(Object.fromEntries(new URLSearchParams(String(sent().init?.body)))).toEqual(enquiry);
  });

  it('§7 §9 gives up after the request time-out, 30 seconds by default', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await client(() => json(balance)).call(calls.balance);
    expect(limit).toHaveBeenLastCalledWith(30_000);
    limit.mockRestore();
    const waiting: typeof fetch = (_address, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const call = createClient({ fetch: waiting, now: () => 0, timeOut: 5 });
    await expect(call(calls.balance)).rejects.toMatchObject({ failure: { kind: 'timeOut' }, status: 0 });
  });
});

describe('§7 otp2 and the web firewall', () => {
  const sent = { sent: true, validUntil: '2026-11-20T12:15:00.000Z', resendAt: '2026-11-20T12:01:00.000Z' };
  const body = { agreed: true as const, email: 'a@b.hk' };

  it('goes through the fetch of the firewall, and no other call does', async () => {
    const firewallFetch = vi.fn(async () => json(sent));
    const { call, sent: sentPast } = client(() => json(sent), { firewallFetch });
    await call(calls.otp2, { body });
    expect(firewallFetch).toHaveBeenCalledExactlyOnceWith(
      '/api/otp2.do?locale=zh_TW',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(body) }),
    );
    await call(calls.otp, { body });
    expect(firewallFetch).toHaveBeenCalledOnce();
    expect(sentPast().address).toContain('/api/otp.do');
  });

  it('fails as busy, with the words of the firewall, when the firewall returns a string', async () => {
    const { call } = client(() => json(sent), { firewallFetch: async () => 'blocked' });
    const error = await call(calls.otp2, { body }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 0, failure: { kind: 'busy', message: 'blocked' } });
  });

  it('fails as busy, without another request, in a page that has not loaded the firewall', async () => {
    const { call, sent: sentPast } = client(() => json(sent));
    await expect(call(calls.otp2, { body })).rejects.toMatchObject({ failure: { kind: 'busy', message: undefined } });
    expect(sentPast().init).toBeUndefined();
  });
});
