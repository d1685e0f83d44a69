import { timeOut } from '@first-gong/domain';

/** A lazy-loaded file has not arrived within 120 seconds (spec §8 Loading). */
export class PartTimeOut extends Error {}

/** Loads a file. Rejects with `PartTimeOut` after 120 seconds. */
export const inTime = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartTimeOut()), timeOut.part);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
