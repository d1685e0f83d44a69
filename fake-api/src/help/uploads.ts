import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addMilliseconds, RuleError, toInstant, toMilliseconds, type UploadTarget, upload } from '@first-gong/domain';
import { imageSizeFromFile } from 'image-size/fromFile';
import { removeOver } from '../jobs/pruning.js';
import { secret } from '../shared/secret.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type UploadRow, uploadTable } from './rows.js';

/** The accepted types of image, which are the extensions of their files (spec §5 "must be an image file"). */
const types: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/** The accepted names of a file, checked before its bytes arrive. */
const imageName = /\.(?:jpe?g|png|webp)$/i;

/** Whether an image has arrived and belongs to no request yet. */
export function isUsable(data: Reader, key: string): boolean {
  const row = data.get(uploadTable, key);
  return row !== undefined && row.file !== null && row.usedBy === null;
}

/** Images of a card's front, from the upload address to the request that uses the image (spec §7 presignedUrl). */
export type Uploads = ReturnType<typeof createUploads>;

/** @param folder of the images; the first image creates it. */
export function createUploads(store: Store, folder: string, now: () => number) {
  const isOver = ({ expiresAt }: UploadRow) => toMilliseconds(expiresAt) <= now();

  const waiting = (data: Reader, key: string): UploadRow => {
    const row = data.get(uploadTable, key);
    if (row === undefined || row.file !== null || isOver(row)) throw new RuleError('forbidden');
    return row;
  };

  const discard = (file: string) => rm(join(folder, file), { force: true });

  /** Writes down that the image of a key is here. Without it, the file goes. */
  const assign = async (key: string, file: string): Promise<void> => {
    try {
      await store.transact((tx) => tx.put(uploadTable, { ...waiting(tx, key), file }));
    } catch (error) {
      await discard(file);
      throw error;
    }
  };

  return {
    /** @throws RuleError `imageRequired` without a name, `imageWrongType` for a name without the extension of an image. */
    async target(fileName: string): Promise<UploadTarget> {
      const refusal = fileName.trim() === '' ? 'imageRequired' : imageName.test(fileName) ? null : 'imageWrongType';
      if (refusal !== null) throw new RuleError(refusal, [{ field: 'fileName', code: refusal }]);
      const id = secret();
      const expiresAt = addMilliseconds(now(), upload.validity);
      await store.transact((tx) => tx.put(uploadTable, { id, expiresAt, file: null, usedBy: null }));
      return { uploadUrl: `/fake/upload/${id}`, method: 'PUT', cardImage: id, expiresAt };
    },
    /** @throws RuleError `forbidden` when the address is unknown, too old, or has taken its image. */
    check: (key: string): void => void waiting(store.read(), key),
    /**
     * Keeps an image: it is on the disk when this resolves, and no part of it when this rejects. The bytes go to the disk
     * as they arrive, so an upload takes no more memory than one of its chunks.
     * @throws RuleError as `check`; `imageRequired` for no bytes, `imageTooLarge` for too many bytes or pixels,
     * `imageWrongType` for other bytes than an image's.
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
        // A program that opens the image needs memory for its pixels, however few bytes they take here.
        if (width * height > upload.maxPixels) throw new RuleError('imageTooLarge');
        const file = `${name}.${type}`;
        await rename(arriving, join(folder, file));
        await syncFolder(folder);
        await assign(key, file);
      } finally {
        await rm(arriving, { force: true });
      }
    },
    /** Assigns an image to the request that names it. An image has one request. */
    use(tx: Writer, key: string, referenceNumber: string): void {
      const row = tx.get(uploadTable, key);
      if (row) tx.put(uploadTable, { ...row, usedBy: referenceNumber });
    },
    /** Removes unused uploads after their time, and those of a request 30 days later, with their files. */
    async prune(): Promise<void> {
      const unused = await removeOver(store, uploadTable, 'usedBy is null and expiresAt <= ?', toInstant(now()));
      const decided = toInstant(now() - upload.keptFor);
      const used = await removeOver(store, uploadTable, "usedBy > '' and expiresAt <= ?", decided);
      for (const { file } of [...unused, ...used]) if (file !== null) await discard(file);
    },
    /** Removes files without a row, which an interrupted write has left. Only for the start, before an upload can arrive. */
    async tidy(): Promise<void> {
      const files = await readdir(folder).catch(() => []);
      for (const file of files) {
        if (store.read().count(uploadTable, 'file = ?', file) === 0) await discard(file);
      }
    },
  };
}

/** The bytes of an upload, as they arrive. @throws RuleError `imageRequired`, `imageTooLarge`. */
async function* limited(chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > upload.maxBytes) throw new RuleError('imageTooLarge');
    yield chunk;
  }
  if (size === 0) throw new RuleError('imageRequired');
}

/** Writes the names in a folder to the disk: without this a power cut can lose a new file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
