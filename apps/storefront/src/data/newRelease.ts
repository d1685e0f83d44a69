import { tabStore } from '../session/storage.js';

const key = 'releaseLeft';

/**
 * Whether the site has a new release, whose server no longer has the files of this one.
 * @param ownFile the file of this script, whose name changes with every release.
 */
export async function hasNewRelease(ownFile: string = import.meta.url): Promise<boolean> {
  // The server never loads a part over the network.
  if (typeof location === 'undefined') return false;
  const response = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404;
}

/** Fields whose words the tab does not keep (`draft.ts`): they would be lost with the document. */
const unkept = '[autocomplete$=password], [autocomplete$=time-code], [name=priorityCard], footer [type=email]';

/**
 * Loads the document anew for a new release. The address is already that of the page that was chosen, so the press is not
 * lost. It happens once for each release, because a server that has lost a single file would reload for ever, and never
 * while a field holds words that would be lost.
 * @param ownFile as in `hasNewRelease`.
 * @returns whether the document is being loaded anew.
 */
export function reloadsOnce(ownFile: string = import.meta.url): boolean {
  const isTyped = [...document.querySelectorAll<HTMLInputElement>(unkept)].some(({ value }) => value !== '');
  if (isTyped || tabStore.read(key) === ownFile) return false;
  tabStore.keep(key, ownFile);
  location.reload();
  return true;
}
