import { describe, expect, it } from 'vitest';
import { type Caller, isOwnHost, mayControl } from './guard.js';

const form: Caller = {
  method: 'POST',
  address: '127.0.0.1',
  host: '127.0.0.1:4300',
  origin: 'http://127.0.0.1:4300',
  site: 'same-origin',
  forwarded: false,
};
const program: Caller = { ...form, origin: undefined, site: undefined };

describe('§6 the demonstration’s switches', () => {
  it('answer a page of their own, and programs, on this machine', () => {
    expect(mayControl(form)).toBe(true);
    // With `Referrer-Policy: no-referrer` browsers hide the origin, but not that it is the same.
    expect(mayControl({ ...form, origin: 'null' })).toBe(true);
    expect(mayControl({ ...form, site: undefined })).toBe(true);
    expect(mayControl(program)).toBe(true);
    expect(mayControl({ ...program, method: 'GET' })).toBe(true);
  });

  it.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '128.0.0.1', '', undefined])(
    'refuse a socket from %s',
    (address) => {
      for (const method of ['GET', 'POST']) expect(mayControl({ ...program, method, address })).toBe(false);
    },
  );

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('know %s for this machine', (address) => {
    expect(mayControl({ ...program, address })).toBe(true);
  });

  it('refuse what a proxy passes on: behind it everybody comes from this machine', () => {
    expect(mayControl({ ...program, method: 'GET', forwarded: true })).toBe(false);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4300', 'a@localhost', '', undefined])(
    'refuse the host %s, whose name anybody may give this address (DNS rebinding)',
    (host) => {
      for (const method of ['GET', 'POST']) expect(mayControl({ ...program, method, host })).toBe(false);
    },
  );

  it.each(['cross-site', 'same-site', 'none'])('refuse a form that a browser calls %s', (site) => {
    expect(mayControl({ ...form, site })).toBe(false);
  });

  it.each(['http://evil.example', 'http://127.0.0.1:9999', 'https://127.0.0.1:4300', 'null'])(
    'refuse a form of an older browser from %s',
    (origin) => {
      expect(mayControl({ ...form, site: undefined, origin })).toBe(false);
    },
  );

  it('are opened on an own address only', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '[::1]:4300', 'localhost:80']) {
      expect(isOwnHost(host), host).toBe(true);
    }
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'shop.example']) expect(isOwnHost(host), host).toBe(false);
  });
});
