import type { FirewallFetch } from '@first-gong/contract';
import { loadScript } from './loadScript.js';

declare global {
  /** The firewall's script adds this function to the page. */
  var firewallFetch: FirewallFetch | undefined;
}

/** The fetch of the web firewall (spec §7 otp2). Without the script it returns '', and the next call loads it again. */
export const createFirewallFetch =
  (script: string | null): FirewallFetch =>
  async (address, init) => {
    try {
      if (script !== null && globalThis.firewallFetch === undefined) await loadScript(script);
      return (await globalThis.firewallFetch?.(address, init)) ?? '';
    } catch {
      return '';
    }
  };
