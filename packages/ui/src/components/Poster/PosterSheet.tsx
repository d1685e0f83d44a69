import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { isDark, type PaletteName, palettes } from '../../theme/palettes.js';
import { rectangle } from './drawing.js';
import { type SetLine, sheet } from './layout.js';
import * as styles from './Poster.css.js';

interface PosterSheetProps extends RootProps<SVGSVGElement> {
  palette: PaletteName;
  /** One ink in every theme. */
  mono: boolean;
  height: number;
  /** The language of the title. */
  lang: string;
  /** Positioned lines of the title. */
  type: readonly SetLine[];
  /** The art, drawn on the field. */
  children: ReactNode;
}

/** Groups single-letter lines, as in upright Chinese titles, into one text with many positions. */
function textsOf(type: readonly SetLine[]) {
  const [first] = type;
  const isUpright =
    first && type.every(({ text, size, x }) => text.length === 1 && size === first.size && x === first.x);
  if (!isUpright) return type;
  return [
    {
      ...first,
      text: type.map(({ text }) => text).join(''),
      x: type.map(({ x }) => x).join(' '),
      y: type.map(({ y }) => y).join(' '),
    },
  ];
}

/** Field, art and title, for generated posters and uploaded pictures. */
export function PosterSheet({ palette, mono, height, lang, type, children, ...root }: PosterSheetProps) {
  const inks = [styles.palette[palette], mono && styles.mono[isDark(palettes[palette].field) ? 'dark' : 'light']];
  return (
    <svg
      {...root}
      className={inks.filter(Boolean).join(' ')}
      viewBox={`0 0 ${sheet.width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      lang={lang}
      aria-hidden="true"
    >
      <path className={styles.filled.field} d={rectangle(0, 0, sheet.width, height)} />
      {children}
      {type.length > 0 && (
        <g className={styles.type}>
          {textsOf(type).map(({ text, x, y, size, middle }) => (
            <text key={y} x={x} y={y} fontSize={size} textAnchor={middle ? 'middle' : undefined}>
              {text}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
