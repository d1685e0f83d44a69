import { crc32 } from 'node:zlib';

/** One line of a file: eight hexadecimal digits of checksum, then the text. */
export const frame = (text: string): string => `${checksum(text)} ${text}\n`;

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

/** The file has more damage than an unfinished last line. A start with it would lose data silently. */
class DamagedFile extends Error {
  constructor(file: string, line: number) {
    super(
      `${file} is damaged at line ${line}, and more follows it. ` +
        'A write that was cut short can only spoil the last line, so this is the disk’s or somebody’s doing. ' +
        'Restore the folder from a copy, or move it away to start with no purchases.',
    );
    this.name = 'DamagedFile';
  }
}

/**
 * The texts of a file's complete lines, and their length in bytes.
 * A torn last line is left out: no caller has got an acknowledgement for it.
 * @throws {DamagedFile} when a line before the last does not match its checksum.
 */
export function unframe(file: string, bytes: Buffer): { texts: string[]; sound: number } {
  const texts: string[] = [];
  let sound = 0;
  while (sound < bytes.length) {
    const end = bytes.indexOf(0x0a, sound);
    const line = bytes.toString('utf8', sound, end === -1 ? bytes.length : end);
    const text = line.slice(9);
    const isComplete = end !== -1 && line === frame(text).slice(0, -1);
    if (!isComplete) {
      if (end !== -1 && end + 1 < bytes.length) throw new DamagedFile(file, texts.length + 1);
      break;
    }
    texts.push(text);
    sound = end + 1;
  }
  return { texts, sound };
}
