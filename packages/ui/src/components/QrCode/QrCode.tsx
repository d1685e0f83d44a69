import { useMemo } from 'react';
import { encode } from 'uqr';
import type { RootProps } from '../../private/root.js';
import * as styles from './QrCode.css.js';

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /** Content of the code. */
  value: string;
  /** Purpose for screen readers: "Entry code: Stalls, row F, seat 11". */
  label: string;
}

/** White modules on every side, as ISO/IEC 18004 requires. The page's margin may be dark. */
const quietZone = 4;

/** All dark modules as one path. Runs are one rectangle, without hairlines between neighbours. */
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
 * A QR code as inline SVG, without request and sharp in print. Always black on white, because scanners need the
 * contrast.
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
