import { useId } from 'react';
import { isDark, palettes } from '../../theme/palettes.js';
import type { PosterProps } from '../Poster/index.js';
import { paletteOf } from '../Poster/interests.js';
import { artHeights, layoutOf, sheet } from '../Poster/layout.js';
import { PosterSheet } from '../Poster/PosterSheet.js';
import * as styles from './Artwork.css.js';
import { inkOf } from './inkOf.js';

/**
 * An uploaded picture as two masks of dots, white where ink goes: 74 columns, 45 degrees, about 30 kB each. Addresses or
 * data addresses. The event's field decides which one is printed.
 */
export interface Halftone {
  /** Dots where the picture is light, for dark fields. */
  highlights: string;
  /** Dots where it is dark, for light fields. */
  shadows: string;
}

export interface ArtworkProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang' | 'aspect' | 'mono'> {
  halftone: Halftone;
  /** `full` sets the title beside the picture, `art` is the picture alone. @default 'full' */
  crop?: 'full' | 'art';
}

/**
 * A picture that the organiser supplied, printed like every other poster of the wall: one halftone in one ink on the
 * event's field, the title in pure field. Hidden from assistive technology, as the title stands in the text beside it.
 */
export function Artwork({
  halftone,
  seed,
  interest,
  lines,
  lang,
  crop = 'full',
  aspect = 'square',
  ...rest
}: ArtworkProps) {
  const { mono = false } = rest;
  const mask = useId();
  const palette = paletteOf(seed, interest);
  const whole = { x: 0, y: 0, width: sheet.width, height: artHeights[aspect] };
  const { art, type } = crop === 'full' ? layoutOf(seed, lines, lang) : { art: whole, type: [] };
  const source = isDark(palettes[palette].field) ? halftone.highlights : halftone.shadows;
  return (
    <PosterSheet
      palette={palette}
      mono={mono}
      height={crop === 'full' ? sheet.height : art.height}
      lang={lang}
      type={type}
    >
      <mask id={mask}>
        <image href={source} {...art} preserveAspectRatio="xMidYMid slice" />
      </mask>
      <rect className={styles.ink[mono ? 'mono' : inkOf(palette)]} {...art} mask={`url(#${mask})`} />
    </PosterSheet>
  );
}
