import { timeOut } from '@first-gong/domain';

/** The error of a part of the site that has not arrived within 120 seconds (spec §8 Loading). */
export class PartTimeOut extends Error {}

/** Loads a part of the site. Rejects with `PartTimeOut` after 120 seconds. */
export const inTime = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartTimeOut()), timeOut.part);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
