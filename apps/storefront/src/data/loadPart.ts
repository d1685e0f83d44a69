import { CallError } from '@first-gong/contract';
import type { FailureKind } from '@first-gong/domain';
import { inTime, PartTimeOut } from '@first-gong/screens/shared/inTime';
import type { LoadPart } from '@first-gong/screens/shared/parts';
import { hasNewRelease, reloadsOnce } from './newRelease.js';

/**
 * Loads a part of the site within 120 seconds (spec §8). Fails with `partTimeOut`, `offline`, or `outdated`.
 * @param onNewRelease `reload`, for pages and actions, reloads the document once if no text is lost
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

/** Imports a file, with a second attempt at another address. Chromium 150 caches a failed import for the whole page. */
export const importAgain = <File>(load: () => Promise<File>): Promise<File> =>
  load().catch((error) => {
    const address = /http\S+\.js/.exec(error)?.[0];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`);
  });

/** Loads the parts that screens request themselves. */
export const loadScreenPart: LoadPart = (load) => loadPart(() => importAgain(load));
