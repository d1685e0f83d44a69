import { frame, hex, type Position, unframe } from './frame.js';

/** The first line of the file, the only one that is written over. */
export interface Header {
  /** Length of the file when it was written as a whole, in bytes. */
  folded: number;
  /** The end of the last line that was known to be on the disk. Everything before it must be there. */
  acknowledged: Position;
}

const digits = (bytes: number) => String(bytes).padStart(15, '0');
const pattern = /^first-gong 2 (\d{15}) (\d{15}) ([\da-f]{8})$/;

/** The header as bytes. Every header has the same length, so that it can be written over. */
export const headerLine = ({ folded, acknowledged }: Header): Buffer =>
  frame(`first-gong 2 ${digits(folded)} ${digits(acknowledged.bytes)} ${hex(acknowledged.checksum)}`).line;

/** Where the first line after the header begins. */
export const afterHeader: Position = {
  bytes: headerLine({ folded: 0, acknowledged: { bytes: 0, checksum: 0 } }).length,
  checksum: 0,
};

/** Reads a header; null when it is damaged. */
export function readHeader(line: Buffer): Header | null {
  const [, folded, bytes, checksum] = pattern.exec(unframe(line)?.text ?? '') ?? [];
  if (folded === undefined || bytes === undefined || checksum === undefined) return null;
  return {
    folded: Number(folded),
    acknowledged: { bytes: Number(bytes), checksum: Number.parseInt(checksum, 16) },
  };
}
