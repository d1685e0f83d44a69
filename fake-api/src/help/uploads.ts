import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addMilliseconds, RuleError, toInstant, toMilliseconds, type UploadTarget, upload } from '@first-gong/domain';
import { imageSizeFromFile } from 'image-size/fromFile';
import { removeOver } from '../jobs/pruning.js';
import { secret } from '../shared/secret.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type UploadRow, uploadTable } from './rows.js';

/** Image types, also used as file extensions (spec §5 "must be an image file"). */
const types: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/** Valid file names, checked before the upload. */
const imageName = /\.(?:jpe?g|png|webp)$/i;

/** Whether an uploaded image has no request yet. */
export function isUsable(data: Reader, key: string): boolean {
  const row = data.get(uploadTable, key);
  return row !== undefined && row.file !== null && row.usedBy === null;
}

/** Card images from upload target to request (spec §7 presignedUrl). */
export type Uploads = ReturnType<typeof createUploads>;

/** @param folder of the images, created with the first one */
export function createUploads(store: Store, folder: string, now: () => number) {
  const isOver = ({ expiresAt }: UploadRow) => toMilliseconds(expiresAt) <= now();

  const waiting = (data: Reader, key: string): UploadRow => {
    const row = data.get(uploadTable, key);
    if (row === undefined || row.file !== null || isOver(row)) throw new RuleError('forbidden');
    return row;
  };

  const discard = (file: string) => rm(join(folder, file), { force: true });

  /** Stores the file name of a key, or deletes the file if that fails. */
  const assign = async (key: string, file: string): Promise<void> => {
    try {
      await store.transact((tx) => tx.put(uploadTable, { ...waiting(tx, key), file }));
    } catch (error) {
      await discard(file);
      throw error;
    }
  };

  return {
    /** @throws RuleError `imageRequired` without a name, `imageWrongType` for another extension */
    async target(fileName: string): Promise<UploadTarget> {
      const refusal = fileName.trim() === '' ? 'imageRequired' : imageName.test(fileName) ? null : 'imageWrongType';
      if (refusal !== null) throw new RuleError(refusal, [{ field: 'fileName', code: refusal }]);
      const id = secret();
      const expiresAt = addMilliseconds(now(), upload.validity);
      await store.transact((tx) => tx.put(uploadTable, { id, expiresAt, file: null, usedBy: null }));
      return { uploadUrl: `/fake/upload/${id}`, method: 'PUT', cardImage: id, expiresAt };
    },
    /** @throws RuleError `forbidden` for an unknown, expired or used target */
    check: (key: string): void => void waiting(store.read(), key),
    /**
     * Streams an image to disk. Durable when resolved, removed when rejected.
     * @throws RuleError as `check`; `imageRequired`, `imageTooLarge` (bytes or pixels), `imageWrongType`
     */
    async keep(key: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
      waiting(store.read(), key);
      await mkdir(folder, { recursive: true });
      const name = secret();
      const arriving = join(folder, `${name}.tmp`);
      try {
        await writeFile(arriving, limited(chunks), { flag: 'wx', flush: true });
        const { type, width, height } = await imageSizeFromFile(arriving).catch(() => {
          throw new RuleError('imageWrongType');
        });
        if (!types.includes(type) || width * height === 0) throw new RuleError('imageWrongType');
        // Decoding takes memory per pixel, even for small files.
        if (width * height > upload.maxPixels) throw new RuleError('imageTooLarge');
        const file = `${name}.${type}`;
        await rename(arriving, join(folder, file));
        await syncFolder(folder);
        await assign(key, file);
      } finally {
        await rm(arriving, { force: true });
      }
    },
    /** Assigns an image to one request. */
    use(tx: Writer, key: string, referenceNumber: string): void {
      const row = tx.get(uploadTable, key);
      if (row) tx.put(uploadTable, { ...row, usedBy: referenceNumber });
    },
    /** Deletes images whose rows are removed. */
    async discard(files: readonly string[]): Promise<void> {
      for (const file of files) await discard(file);
    },
    /** Deletes expired targets, and images 30 days after their request. */
    async prune(): Promise<void> {
      const unused = await removeOver(store, uploadTable, 'usedBy is null and expiresAt <= ?', toInstant(now()));
      const decided = toInstant(now() - upload.keptFor);
      const used = await removeOver(store, uploadTable, "usedBy > '' and expiresAt <= ?", decided);
      for (const { file } of [...unused, ...used]) if (file !== null) await discard(file);
    },
    /** Deletes files without a row, left by interrupted writes. Only before the first upload. */
    async tidy(): Promise<void> {
      const files = await readdir(folder).catch(() => []);
      for (const file of files) {
        if (store.read().count(uploadTable, 'file = ?', file) === 0) await discard(file);
      }
    },
  };
}

/** Limits the bytes of an upload. @throws RuleError `imageRequired`, `imageTooLarge` */
async function* limited(chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > upload.maxBytes) throw new RuleError('imageTooLarge');
    yield chunk;
  }
  if (size === 0) throw new RuleError('imageRequired');
}

/** Syncs a directory, because a power cut can lose new entries. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
