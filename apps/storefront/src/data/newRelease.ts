import { tabStore } from '../session/storage.js';

const key = 'releaseLeft';

/** Whether a new release has replaced this one. @param ownFile this script, renamed by every release */
export async function hasNewRelease(ownFile: string = import.meta.url): Promise<boolean> {
  // The server never loads a part over the network.
  if (typeof location === 'undefined') return false;
  const response = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404;
}

/** Fields that `draft.ts` does not keep: a reload would lose their text. */
const unkept = '[autocomplete$=password], [autocomplete$=time-code], [name=priorityCard], footer [type=email]';

/**
 * Reloads the document for a new release, unless text would be lost. Once, because a missing file would cause a loop.
 * @returns whether the document reloads
 */
export function reloadsOnce(ownFile: string = import.meta.url): boolean {
  const isTyped = [...document.querySelectorAll<HTMLInputElement>(unkept)].some(({ value }) => value !== '');
  if (isTyped || tabStore.read(key) === ownFile) return false;
  tabStore.keep(key, ownFile);
  location.reload();
  return true;
}
