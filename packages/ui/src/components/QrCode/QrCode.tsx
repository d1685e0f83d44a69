import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css.js';

export interface QrCodeProps {
  /** What a scanner reads. */
  value: string;
  /** What the picture is for, for those who do not see it: "Entry code: Stalls, row F, seat 11". */
  label: string;
}

/** White modules on every side. Scanners need four (ISO/IEC 18004); a page's own margin does not count, for it may be dark. */
const quietZone = 4;

/** All dark modules as one path: each run of a row is one rectangle, so no hairlines show between neighbours. */
function toPath(rows: boolean[][]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const run = x - start + 1;
      path += `M${start} ${y}h${run}v1h-${run}z`;
    }
  });
  return path;
}

/**
 * A QR code, drawn as inline SVG so that it needs no request and prints sharp.
 * Black on white in every theme, in forced colours and on paper: a scanner knows no themes.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(value, { ecc: 'M', border: quietZone }), [value]);
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.paper} width={size} height={size} />
      <path className={styles.ink} d={toPath(data)} />
    </svg>
  );
}
