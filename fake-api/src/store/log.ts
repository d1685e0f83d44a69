import { type FileHandle, open } from 'node:fs/promises';
import { frame } from './frame.js';

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * A file that only grows. The transactions that wait while the disk is busy go out as one line with one `fdatasync`
 * (group commit). A line is therefore whole, with all of its transactions, or it is the torn last one.
 */
export class Log {
  #file: FileHandle;
  #next: { file: FileHandle; begun: () => void } | undefined;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #failure: unknown;
  #bytes = 0;

  private constructor(file: FileHandle, bytes: number) {
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Opens or creates the file and cuts it to `length`, the end of its last whole line. */
  static async open(path: string, length: number): Promise<Log> {
    const file = await open(path, 'a');
    await file.truncate(length);
    await file.datasync();
    return new Log(file, length);
  }

  /**
   * Goes on in a new file, from one whole line to the next.
   * Resolves when every later line goes there; a few earlier transactions may have gone there too.
   */
  async rotate(path: string): Promise<void> {
    const file = await open(path, 'a');
    await new Promise<void>((begun) => {
      this.#next = { file, begun };
      this.#writing ??= this.#write();
    });
  }

  /** Length in bytes, including the lines that are being written. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Resolves when `text` is on the disk: a JSON array of changes, or empty to wait for the lines before. */
  append(text: string): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (text === '' && this.#writing === undefined) return Promise.resolve();
    const written = new Promise<void>((resolve, reject) => this.#waiting.push({ text, resolve, reject }));
    this.#writing ??= this.#write();
    return written;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #write(): Promise<void> {
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
        // Memory and disk differ from here on: no later transaction may be acknowledged.
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
