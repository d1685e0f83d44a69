import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addMilliseconds, RuleError, toMilliseconds, type UploadTarget, upload } from '@first-gong/domain';
import { fileTypeFromBuffer } from 'file-type';
import { secret } from '../order/numbers.js';
import type { Store } from '../store/index.js';
import { type Reader, syncFolder, type Writer } from '../store/index.js';
import type { UploadRow } from './rows.js';
import { uploadTable } from './rows.js';

/** The accepted types of image with the extensions of their files (spec §5 "must be an image file"). */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/** The accepted names of a file, checked before its bytes arrive. */
const imageName = /\.(?:jpe?g|png|webp)$/i;

/** Images of a card's front, from the upload address to the request that uses the image (spec §7 presignedUrl). */
export interface Uploads {
  /** @throws RuleError `imageRequired` without a name, `imageWrongType` for a name without the extension of an image. */
  target(fileName: string): Promise<UploadTarget>;
  /** @throws RuleError `forbidden` when the address is unknown, too old, or has taken its image. */
  check(key: string): void;
  /**
   * Keeps an image: it is on the disk when this resolves, and no part of it when this rejects.
   * @throws RuleError as `check`; `imageRequired` for no bytes, `imageWrongType` for other bytes than an image's.
   */
  keep(key: string, bytes: Buffer): Promise<void>;
  /** Assigns an image to the request that names it. An image has one request. */
  use(tx: Writer, key: string, referenceNumber: string): void;
  /** Removes unused uploads after their time, with their files. Only for the start, before an upload can arrive. */
  prune(): Promise<void>;
}

/** Whether an image has arrived and belongs to no request yet. */
export function isUsable(data: Reader, key: string): boolean {
  const row = data.get(uploadTable, key);
  return row !== undefined && row.file !== null && row.usedBy === null;
}

/** @param folder of the images; the first image creates it. */
export function createUploads(store: Store, folder: string, now: () => number): Uploads {
  const isOver = ({ expiresAt }: UploadRow) => toMilliseconds(expiresAt) <= now();

  const waiting = (key: string): UploadRow => {
    const row = store.read().get(uploadTable, key);
    if (row === undefined || row.file !== null || isOver(row)) throw new RuleError('forbidden');
    return row;
  };

  return {
    async target(fileName) {
      const refusal = fileName.trim() === '' ? 'imageRequired' : imageName.test(fileName) ? null : 'imageWrongType';
      if (refusal !== null) throw new RuleError(refusal, [{ field: 'fileName', code: refusal }]);
      const id = secret();
      const expiresAt = addMilliseconds(now(), upload.validity);
      await store.transact((tx) => tx.put(uploadTable, { id, expiresAt, file: null, usedBy: null }));
      return { uploadUrl: `/fake/upload/${id}`, method: 'PUT', cardImage: id, expiresAt };
    },
    check: (key) => void waiting(key),
    async keep(key, bytes) {
      waiting(key);
      if (bytes.length === 0) throw new RuleError('imageRequired');
      const extension = extensions.get((await fileTypeFromBuffer(bytes))?.mime ?? '');
      if (extension === undefined) throw new RuleError('imageWrongType');
      // Two uploads to one address at the same time need different names; only one of them stays.
      const file = `${secret()}.${extension}`;
      await writeComplete(folder, file, bytes);
      try {
        await store.transact((tx) => tx.put(uploadTable, { ...waiting(key), file }));
      } catch (error) {
        await rm(join(folder, file), { force: true });
        throw error;
      }
    },
    use(tx, key, referenceNumber) {
      const row = tx.get(uploadTable, key);
      if (row) tx.put(uploadTable, { ...row, usedBy: referenceNumber });
    },
    async prune() {
      const unused = [...store.read().all(uploadTable)].filter((row) => row.usedBy === null && isOver(row));
      if (unused.length > 0) {
        await store.transact((tx) => {
          for (const { id } of unused) tx.remove(uploadTable, id);
        });
      }
      const known = new Set([...store.read().all(uploadTable)].map(({ file }) => file));
      const files = await readdir(folder).catch(() => []);
      for (const file of files) if (!known.has(file)) await rm(join(folder, file), { force: true });
    },
  };
}

/** Writes a file completely to the disk before it gets its name. */
async function writeComplete(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  const file = await open(`${path}.tmp`, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
    await rename(`${path}.tmp`, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(`${path}.tmp`, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
