import { useMemo } from 'react';
import { encode } from 'uqr';
import type { RootProps } from '../../private/root.js';
import * as styles from './QrCode.css.js';

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /** The text that a scanner reads. */
  value: string;
  /** The purpose of the code, for screen readers: "Entry code: Stalls, row F, seat 11". */
  label: string;
}

/**
 * White modules on every side. Scanners need four (ISO/IEC 18004). The page's margin does not count: it may be dark.
 */
const quietZone = 4;

/** All dark modules as one path. Each run in a row is one rectangle, so that no hairlines show between neighbours. */
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
 * A QR code as inline SVG, so that it needs no request and prints sharp. It is black on white in every theme, in forced
 * colours and on paper, because scanners need that contrast.
 */
export function QrCode({ value, label, ...root }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(value, { ecc: 'M', border: quietZone }), [value]);
  return (
    <svg
      {...root}
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
