import type { FirewallFetch } from '@first-gong/contract';

declare global {
  /** The firewall's script adds this function to the page. */
  var firewallFetch: FirewallFetch | undefined;
}

function load(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${script} did not load`));
    };
    document.head.append(element);
  });
}

/** The fetch of the web firewall (spec §7 otp2). Without the script it returns '', and the next call loads it again. */
export const createFirewallFetch =
  (script: string | null): FirewallFetch =>
  async (address, init) => {
    try {
      if (script !== null && globalThis.firewallFetch === undefined) await load(script);
      return (await globalThis.firewallFetch?.(address, init)) ?? '';
    } catch {
      return '';
    }
  };
