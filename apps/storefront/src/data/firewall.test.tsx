import { afterEach, describe, expect, test } from 'vitest';
import { createFirewallFetch } from './firewall.js';

const scriptOf = (body: string) => `data:text/javascript,globalThis.firewallFetch=async(address)=>{${body}}`;
const sent = (script: string | null) => createFirewallFetch(script)('/api/otp2.do', { method: 'POST' });

afterEach(() => {
  globalThis.firewallFetch = undefined;
});

describe('§7 otp2: the fetch of the web firewall', () => {
  test('is that of its script, which is loaded with the first call', async () => {
    const response = await sent(scriptOf('return new Response(address)'));
    expect(response).toBeInstanceOf(Response);
    expect(await (response as Response).text()).toBe('/api/otp2.do');
  });

  test.each([
    ['there is no script', null],
    ['the script does not load', '/no/such/firewall.js'],
    ['the script adds no fetch', 'data:text/javascript,void 0'],
    ['its fetch fails', scriptOf('throw new Error("blocked")')],
  ])('returns a string when %s', async (_, script) => {
    expect(await sent(script)).toBe('');
  });
});
