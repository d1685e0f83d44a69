import { crc32 } from 'node:zlib';

/** Length of a checksum and the space behind it. */
const prefix = 9;

/** Progress of reading or writing a file of lines: the length in bytes, and the checksum of all lines so far. */
export interface Position {
  bytes: number;
  checksum: number;
}

/**
 * One line of a file: eight hexadecimal digits of checksum, then the text.
 * @param before the checksum of the line before, which this one continues: a line that is changed, lost, doubled or
 * moved spoils every later checksum. 0 for a line that stands alone.
 */
export function frame(text: string, before = 0): { line: Buffer; checksum: number } {
  const checksum = crc32(text, before);
  return { line: Buffer.from(`${hex(checksum)} ${text}\n`), checksum };
}

export const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0');

/** The text of a line, without its end, and its checksum; null for a line that `frame` has not made. */
export function unframe(line: Buffer, before = 0): { text: string; checksum: number } | null {
  if (line.length < prefix) return null;
  const body = line.subarray(prefix);
  const checksum = crc32(body, before);
  return line.toString('latin1', 0, prefix) === `${hex(checksum)} ` ? { text: body.toString(), checksum } : null;
}
