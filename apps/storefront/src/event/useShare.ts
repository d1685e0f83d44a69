import { useState } from 'react';

export interface Shared {
  copied: boolean;
  address: string;
}

/**
 * Shares an address by the device's own means, or else by the clipboard (spec §8 Files and clipboard).
 * @param path path and query of the page. @returns what became of the last press: null when the device has shared it
 * itself, or the person changed their mind.
 */
export function useShare(title: string, path: string): { shared: Shared | null; share: () => void } {
  const [shared, setShared] = useState<Shared | null>(null);

  const share = async () => {
    const address = location.origin + path;
    setShared(null);
    try {
      if (navigator.share) {
        await navigator.share({ title, url: address });
        return;
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The device cannot share it after all: the clipboard can.
    }
    const copied = await copy(address);
    setShared({ copied, address });
  };
  return { shared, share: () => void share() };
}

/** Whether the text is in the clipboard. The person or the browser may refuse, and an unencrypted page has none. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
