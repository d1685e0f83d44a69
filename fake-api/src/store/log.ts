import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CannotWrite, FoldStopped, messageOf } from './fault.js';
import { LineFile } from './lines.js';
import { syncFolder } from './syncFolder.js';

/** A transaction that waits for the disk. */
interface Waiting {
  text: string;
  /** Takes the transaction back in memory. */
  undo: () => void;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Space in bytes that the disk must have before the log takes a transaction again. */
const room = 64 * 1024;

/**
 * The file of all changes. The transactions that wait while the disk is busy go out as one line with one `fdatasync`
 * (group commit). A line is therefore whole, with all of its transactions, or it is the torn last one.
 */
export class Log {
  readonly #path: string;
  #file: LineFile;
  #waiting: Waiting[] = [];
  #isWriting = false;
  /** Resolves when the current work is done: a batch, the end of a fold, an attempt to mend. */
  #turns: Promise<unknown> = Promise.resolve();
  /** The lines that were written since a fold began; undefined while there is no fold. */
  #since: string[] | undefined;
  /** The error of the last write, until the disk accepts one again. */
  #failure: CannotWrite | undefined;
  #mending: Promise<void> | undefined;

  constructor(path: string, file: LineFile) {
    this.#path = path;
    this.#file = file;
  }

  /** Length in bytes of the lines on the disk. */
  get bytes(): number {
    return this.#file.bytes;
  }

  /** Length after the last fold, in bytes. */
  get folded(): number {
    return this.#file.folded;
  }

  get isBroken(): boolean {
    return this.#failure !== undefined;
  }

  /**
   * Resolves when `text` is on the disk: a JSON array of changes, or empty to wait for the lines before.
   * @param undo takes the transaction back. When the disk refuses a line, it runs for every transaction that is not on
   * the disk, the last one first.
   * @throws CannotWrite when the disk refuses the line.
   */
  append(text: string, undo: () => void): Promise<void> {
    if (text === '' && this.#waiting.length === 0 && !this.#isWriting) return Promise.resolve();
    // A batch takes everything that waits, so the first that waits after it asks for the next one.
    if (this.#waiting.length === 0) void this.#inTurn(() => this.#write());
    return new Promise((resolve, reject) => this.#waiting.push({ text, undo, resolve, reject }));
  }

  /** Tries to write again after a failure. @throws CannotWrite while the disk still refuses. */
  mend(): Promise<void> {
    this.#mending ??= this.#inTurn(() => this.#mend()).finally(() => {
      this.#mending = undefined;
    });
    return this.#mending;
  }

  /**
   * Puts a new file in the place of this one. It holds `texts`, which are the state of now, and every later line.
   * When it rejects, the log goes on in its file and the space of the new one is free again.
   */
  async fold(texts: Iterable<string>): Promise<void> {
    const path = nextTo(this.#path);
    const since: string[] = [];
    this.#since = since;
    const isStopped = () => this.#since !== since;
    try {
      const next = await LineFile.create(path, texts, isStopped);
      await this.#inTurn(() => this.#switchTo(path, next, since, isStopped));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      if (!isStopped()) this.#since = undefined;
    }
  }

  /** Writes what is waiting and closes the file. A fold stops. */
  async close(): Promise<void> {
    this.#since = undefined;
    await this.#inTurn(() => this.#file.close());
  }

  /** Runs `work` when the work before it is done. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turns.then(work);
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  async #write(): Promise<void> {
    // Requests that arrive at the same moment are read in one turn of the event loop: one batch takes all of them.
    await setImmediate();
    let batch = this.#waiting;
    this.#waiting = [];
    const texts = batch.map(({ text }) => text).filter(Boolean);
    this.#isWriting = true;
    try {
      if (texts.length > 0) {
        const line = `[${texts.join(',')}]`;
        await this.#file.put([line]);
        this.#since?.push(line);
      }
      for (const { resolve } of batch) resolve();
      batch = [];
      this.#isWriting = false;
      this.#file.acknowledge();
    } catch (error) {
      this.#isWriting = false;
      await this.#fail(error, batch);
    }
  }

  /** Takes back all that is not on the disk, in memory and in the file. */
  async #fail(error: unknown, batch: readonly Waiting[]): Promise<void> {
    const undone = [...batch, ...this.#waiting];
    this.#waiting = [];
    this.#since = undefined;
    const failure = new CannotWrite(`The data cannot be written: ${messageOf(error)}`, { cause: error });
    this.#failure = failure;
    for (const { undo } of [...undone].reverse()) undo();
    for (const { reject } of undone) reject(failure);
    console.error(
      `${this.#path} cannot be written (${messageOf(error)}). ` +
        'Changes are refused until it can; nothing that was acknowledged is lost.',
    );
    await this.#file.cut().catch((reason) => {
      console.error(`${this.#path} could not be cut to byte ${this.#file.bytes} (${messageOf(reason)}).`);
    });
  }

  async #mend(): Promise<void> {
    if (this.#failure === undefined) return;
    try {
      await syncFolder(dirname(this.#path));
      await this.#file.probe(room);
    } catch (error) {
      throw new CannotWrite(this.#failure.message, { cause: error });
    }
    this.#failure = undefined;
    console.error(`${this.#path} can be written again.`);
  }

  async #switchTo(path: string, next: LineFile, since: readonly string[], isStopped: () => boolean): Promise<void> {
    try {
      if (isStopped()) throw new FoldStopped();
      await next.put(since);
      await next.finish();
      await rename(path, this.#path);
    } catch (error) {
      await next.close();
      throw error;
    }
    const before = this.#file;
    this.#file = next;
    try {
      await syncFolder(dirname(this.#path));
    } catch (error) {
      // A power cut could bring the file before back. No line may be acknowledged until the folder is on the disk.
      await this.#fail(error, []);
    }
    await before.close();
  }
}

/** The name of a file that is being written to take the place of another. */
export const nextTo = (path: string): string => `${path}.next`;
