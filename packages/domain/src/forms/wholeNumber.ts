import { cleanLine } from './line.js';

// Every page loads this module, so it must not import superstruct.

/** Parses digits such as "5000" or "5,000". NaN for other texts, such as "1e1" or "". */
export function readWholeNumber(text: string | null | undefined): number {
  const digits = cleanLine(text ?? '').replaceAll('，', ',');
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;
}
