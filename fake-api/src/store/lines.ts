import { type FileHandle, open } from 'node:fs/promises';
import { damaged, FoldStopped } from './fault.js';
import { frame, type Position, unframe } from './frame.js';
import { afterHeader, type Header, headerLine, readHeader } from './header.js';

const newline = 0x0a;
/** Bytes that one read or write moves at most, so that neither a large file nor a long list fills the memory. */
const piece = 1024 * 1024;

/** Result of reading a file: the end of its last whole line, and the number of bytes of a torn line after it. */
export interface Read {
  header: Header;
  end: Position;
  torn: number;
}

/**
 * Reads a file of lines from its beginning and hands over the text of each.
 * Only what follows the acknowledged part can be torn: no caller has got an acknowledgement for it.
 * @throws FolderRefused when the header, a line, or the end of the acknowledged part is damaged or missing.
 */
export async function readLines(path: string, see: (text: string) => void): Promise<Read> {
  const file = await open(path, 'r');
  try {
    return await readAll(path, file, see);
  } finally {
    await file.close();
  }
}

async function readAll(path: string, file: FileHandle, see: (text: string) => void): Promise<Read> {
  const { size } = await file.stat();
  const header = readHeader((await readAt(file, 0, afterHeader.bytes)).subarray(0, -1));
  if (header === null) throw damaged(path, 'line 1 (byte 0) is not the header that the shop has written');
  const { acknowledged } = header;
  if (size < acknowledged.bytes) {
    throw damaged(path, `it ends at byte ${size}, and ${acknowledged.bytes} bytes were acknowledged`);
  }

  let end = afterHeader;
  let lines = 1;
  let rest = Buffer.alloc(0);
  while (end.bytes + rest.length < size) {
    rest = Buffer.concat([rest, await readAt(file, end.bytes + rest.length, piece)]);
    let begin = 0;
    for (let stop = rest.indexOf(newline); stop !== -1; stop = rest.indexOf(newline, begin)) {
      const read = unframe(rest.subarray(begin, stop), end.checksum);
      const length = stop + 1 - begin;
      lines += 1;
      if (read === null) {
        const isLast = end.bytes + length === size;
        if (isLast && end.bytes >= acknowledged.bytes) return { header, end, torn: length };
        throw damaged(path, `line ${lines} (byte ${end.bytes}) does not match its checksum`);
      }
      see(read.text);
      const before = end.bytes;
      end = { bytes: before + length, checksum: read.checksum };
      begin = stop + 1;
      const passes = before < acknowledged.bytes && end.bytes >= acknowledged.bytes;
      if (passes && (end.bytes !== acknowledged.bytes || end.checksum !== acknowledged.checksum)) {
        throw damaged(path, `line ${lines} (byte ${before}) is not the line that was acknowledged`);
      }
    }
    rest = rest.subarray(begin);
  }
  if (end.bytes < acknowledged.bytes) throw damaged(path, `line ${lines + 1} (byte ${end.bytes}) has lost its end`);
  return { header, end, torn: rest.length };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A file of lines that grows. A line is on the disk when `put` resolves. */
export class LineFile {
  readonly #file: FileHandle;
  #end: Position;
  #folded: number;
  /** The note in the header that is being written. */
  #note: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, end: Position, folded: number) {
    this.#file = file;
    this.#end = end;
    this.#folded = folded;
  }

  /** Goes on after the last whole line, and cuts off what is torn. */
  static async open(path: string, { header, end }: Read): Promise<LineFile> {
    const lines = new LineFile(await open(path, 'r+'), end, header.folded);
    await lines.cut();
    lines.acknowledge();
    await lines.#noted();
    return lines;
  }

  /** Writes a new file with these lines, in pieces so that no request waits for all of it. */
  static async create(path: string, texts: Iterable<string>, isStopped = () => false): Promise<LineFile> {
    const lines = new LineFile(await open(path, 'w'), afterHeader, 0);
    try {
      await lines.#fill(texts, isStopped);
    } catch (error) {
      await lines.close();
      throw error;
    }
    return lines;
  }

  /** Length in bytes. */
  get bytes(): number {
    return this.#end.bytes;
  }

  /** Length at which the file was written as a whole, in bytes. */
  get folded(): number {
    return this.#folded;
  }

  /**
   * Appends lines. They are on the disk when this resolves, and no part of them counts when it rejects.
   * It rejects as well when the last note has failed.
   */
  async put(texts: readonly string[]): Promise<void> {
    const end = await this.#append(texts);
    await this.#file.datasync();
    await this.#noted();
    this.#end = end;
  }

  /**
   * Notes in the header that every line is acknowledged. The system writes the note when it likes: a note that a power
   * cut loses only makes the next start less strict. The lines that follow need not wait for it.
   */
  acknowledge(): void {
    this.#note = writeAt(this.#file, 0, headerLine({ folded: this.#folded, acknowledged: this.#end }));
    // Whoever waits for the note next gets its error.
    this.#note.catch(() => undefined);
  }

  /** Waits for the last note. @throws Error of the disk, once. */
  async #noted(): Promise<void> {
    const note = this.#note;
    this.#note = Promise.resolve();
    await note;
  }

  /** Makes all lines a whole that counts from now on. */
  async finish(): Promise<void> {
    this.#folded = this.#end.bytes;
    this.acknowledge();
    await this.#noted();
    await this.#file.sync();
  }

  /** Cuts off whatever follows the last whole line. */
  async cut(): Promise<void> {
    await this.#file.truncate(this.#end.bytes);
    await this.#file.datasync();
  }

  /** Shows that the disk takes `bytes` more. @throws Error of the disk. */
  async probe(bytes: number): Promise<void> {
    try {
      await writeAt(this.#file, this.#end.bytes, Buffer.alloc(bytes));
      await this.#file.datasync();
    } finally {
      await this.cut();
    }
  }

  /** Closes the file. A last note that the disk has refused only makes the next start less strict. */
  async close(): Promise<void> {
    await this.#note.catch(() => undefined);
    await this.#file.close();
  }

  async #fill(texts: Iterable<string>, isStopped: () => boolean): Promise<void> {
    let waiting: string[] = [];
    let length = 0;
    for (const text of texts) {
      waiting.push(text);
      length += text.length;
      if (length < piece / 16) continue;
      if (isStopped()) throw new FoldStopped();
      this.#end = await this.#append(waiting);
      waiting = [];
      length = 0;
    }
    this.#end = await this.#append(waiting);
  }

  /** Writes lines after the end. Returns the new end. */
  async #append(texts: readonly string[]): Promise<Position> {
    let { checksum } = this.#end;
    const framed = texts.map((text) => {
      const { line, checksum: next } = frame(text, checksum);
      checksum = next;
      return line;
    });
    const bytes = Buffer.concat(framed);
    await writeAt(this.#file, this.#end.bytes, bytes);
    return { bytes: this.#end.bytes + bytes.length, checksum };
  }
}

async function writeAt(file: FileHandle, position: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
