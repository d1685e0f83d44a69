import { tabStore } from './storage.js';

const key = 'releaseLeft';

/**
 * Loads the document anew when a part could not be loaded because the site has a new release, whose server no longer has
 * this one's files. The address is already that of the page that was chosen, so the press is not lost. It happens once
 * for each release: a server that has lost a single file would reload for ever.
 * @param ownFile the file of this script, whose name changes with every release.
 * @returns whether the document is being loaded anew.
 */
export async function reloadsForNewRelease(ownFile: string = import.meta.url): Promise<boolean> {
  // The server never loads a part over the network.
  if (typeof location === 'undefined' || tabStore.read(key) === ownFile) return false;
  const answer = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return false;
  tabStore.keep(key, ownFile);
  location.reload();
  return true;
}
