import { CallError } from '@first-gong/contract';
import type { FailureKind } from '@first-gong/domain';
import { inTime, PartTimeOut } from '@first-gong/screens/shared/inTime';
import type { LoadPart } from '@first-gong/screens/shared/parts';
import { hasNewRelease, reloadsOnce } from './newRelease.js';

/**
 * Loads a part of the site, and gives up after 120 seconds (spec §8 Loading). It fails as a call does, so that one screen
 * reports both: `partTimeOut` when the time is over or the file is blocked, `offline` without a network, `outdated` when a
 * new release has replaced the part.
 * @param onNewRelease `reload` loads the document anew instead, once and only if no typed words are lost: for a page, and
 * for whatever a press on a page needs. `report` is for a part that was not asked for, or whose news a reload forgets.
 */
export function loadPart<Part>(load: () => Promise<Part>, onNewRelease: 'reload' | 'report' = 'reload'): Promise<Part> {
  return new Promise((resolve, reject) => {
    const fail = (kind: FailureKind) => reject(new CallError({ kind }));
    inTime(load).then(resolve, async (error) => {
      if (error instanceof PartTimeOut) fail('partTimeOut');
      else if (!(await hasNewRelease())) fail(navigator.onLine ? 'partTimeOut' : 'offline');
      else if (onNewRelease === 'report' || !reloadsOnce()) fail('outdated');
    });
  });
}

/**
 * Imports one file for a part that can be asked for again on the same page. A browser may remember for the whole page
 * that a file did not load (seen in Chromium 150): the file is asked for once more, at its own address.
 */
export const importAgain = <File>(load: () => Promise<File>): Promise<File> =>
  load().catch((error) => {
    const address = /http\S+\.js/.exec(error)?.[0];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`);
  });

/** Loads the parts that screens ask for themselves. */
export const loadScreenPart: LoadPart = (load) => loadPart(() => importAgain(load));
