import { useState } from 'react';

export interface Shared {
  copied: boolean;
  address: string;
}

/**
 * Shares an address by the device, or else the clipboard (spec §8 Files and clipboard).
 * @returns the last result: null if the device shared it, or the person cancelled
 */
export function useShare(title: string, path: string) {
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
      // The clipboard is the fallback.
    }
    setShared({ copied: await copy(address), address });
  };
  return { shared, share: () => void share() };
}

/** Whether the text is now in the clipboard. A person or browser may decline, and an unencrypted page has none. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
