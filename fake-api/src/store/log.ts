import { type FileHandle, open } from 'node:fs/promises';
import { frame } from './frame.js';

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export interface LogOptions {
  /**
   * `false` answers before anything is written: what a careless store does. Only for the control of the crash test.
   * @default true
   */
  durable?: boolean;
}

/** How long a careless log lets writes gather, in milliseconds. */
const carelessDelay = 50;

/**
 * A file that only grows. Whatever waits while the disk is busy goes out as one line with one `fdatasync`
 * (group commit), so a line is either whole, with all of its transactions, or the torn last one.
 */
export class Log {
  #file: FileHandle;
  #next: { file: FileHandle; begun: () => void } | undefined;
  readonly #durable: boolean;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #failure: unknown;
  #bytes = 0;

  private constructor(file: FileHandle, bytes: number, durable: boolean) {
    this.#file = file;
    this.#bytes = bytes;
    this.#durable = durable;
  }

  /** Opens or creates the file and cuts it to `length`, the end of its last whole line. */
  static async open(path: string, length: number, { durable = true }: LogOptions = {}): Promise<Log> {
    const file = await open(path, 'a');
    await file.truncate(length);
    await file.datasync();
    return new Log(file, length, durable);
  }

  /**
   * Goes on in a new file, from one whole line to the next.
   * Resolves when every later line goes there; one transaction or another from before may have gone there too.
   */
  async rotate(path: string): Promise<void> {
    const file = await open(path, 'a');
    await new Promise<void>((begun) => {
      this.#next = { file, begun };
      this.#writing ??= this.#write();
    });
  }

  /** Length in bytes, with what is on its way. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Resolves when `text` (a JSON array of changes, or none to wait for the others only) is on the disk. */
  append(text: string): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (text === '' && this.#writing === undefined) return Promise.resolve();
    const written = new Promise<void>((resolve, reject) => this.#waiting.push({ text, resolve, reject }));
    this.#writing ??= this.#write();
    if (this.#durable) return written;
    written.catch(() => undefined);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #write(): Promise<void> {
    if (!this.#durable) await new Promise((resolve) => setTimeout(resolve, carelessDelay));
    // Transactions of one turn of the event loop share the first write already.
    await Promise.resolve();
    while (this.#waiting.length > 0 || this.#next !== undefined) {
      await this.#switch();
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#put(batch.map(({ text }) => text).filter(Boolean));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        // What memory holds and what the disk holds have parted: nothing may be acknowledged any more.
        this.#failure = error;
        for (const { reject } of [...batch, ...this.#waiting]) reject(error);
        this.#waiting = [];
      }
    }
    this.#writing = undefined;
  }

  async #switch(): Promise<void> {
    if (this.#next === undefined) return;
    const { file, begun } = this.#next;
    await this.#file.close();
    this.#file = file;
    this.#bytes = 0;
    this.#next = undefined;
    begun();
  }

  async #put(texts: string[]): Promise<void> {
    if (texts.length === 0) return;
    const line = Buffer.from(frame(`[${texts.join(',')}]`));
    this.#bytes += line.length;
    await this.#file.appendFile(line);
    await this.#file.datasync();
  }
}
