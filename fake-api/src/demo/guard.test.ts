import { describe, expect, it } from 'vitest';
import { type Caller, isFromOwnMachine, isOwnHost } from './guard.js';

const form: Caller = {
  method: 'POST',
  address: '127.0.0.1',
  host: '127.0.0.1:4300',
  origin: 'http://127.0.0.1:4300',
  site: 'same-origin',
  forwarded: false,
};
const program: Caller = { ...form, origin: undefined, site: undefined };

describe('§6 a request of this machine', () => {
  it('comes from our own page, or from a program', () => {
    expect(isFromOwnMachine(form)).toBe(true);
    // `Referrer-Policy: no-referrer` hides the origin, but Sec-Fetch-Site still shows that it is the same.
    expect(isFromOwnMachine({ ...form, origin: 'null' })).toBe(true);
    expect(isFromOwnMachine({ ...form, site: undefined })).toBe(true);
    expect(isFromOwnMachine(program)).toBe(true);
    expect(isFromOwnMachine({ ...program, method: 'GET' })).toBe(true);
  });

  it.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '128.0.0.1', '', undefined])(
    'does not come from a socket of %s',
    (address) => {
      for (const method of ['GET', 'POST']) expect(isFromOwnMachine({ ...program, method, address })).toBe(false);
    },
  );

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('comes from %s', (address) => {
    expect(isFromOwnMachine({ ...program, address })).toBe(true);
  });

  it('is not what a proxy passes on: behind it everybody comes from this machine', () => {
    expect(isFromOwnMachine({ ...program, method: 'GET', forwarded: true })).toBe(false);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4300', 'a@localhost', '', undefined])(
    'does not name the host %s, because anybody may give that name this address (DNS rebinding)',
    (host) => {
      for (const method of ['GET', 'POST']) expect(isFromOwnMachine({ ...program, method, host })).toBe(false);
    },
  );

  it.each(['cross-site', 'same-site', 'none'])('is not a form that a browser calls %s', (site) => {
    expect(isFromOwnMachine({ ...form, site })).toBe(false);
  });

  it.each(['http://evil.example', 'http://127.0.0.1:9999', 'https://127.0.0.1:4300', 'null'])(
    'is not a form of an older browser from %s',
    (origin) => {
      expect(isFromOwnMachine({ ...form, site: undefined, origin })).toBe(false);
    },
  );

  it('names an own address', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '[::1]:4300', 'localhost:80']) {
      expect(isOwnHost(host), host).toBe(true);
    }
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'shop.example']) expect(isOwnHost(host), host).toBe(false);
  });
});
