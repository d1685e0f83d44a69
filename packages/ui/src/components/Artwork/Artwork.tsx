import { useId } from 'react';
import type { RootProps } from '../../private/root.js';
import { isDark, palettes } from '../../theme/palettes.js';
import type { PosterProps } from '../Poster/index.js';
import { paletteOf } from '../Poster/interests.js';
import { artHeights, layoutOf, sheet } from '../Poster/layout.js';
import { PosterSheet } from '../Poster/PosterSheet.js';
import * as styles from './Artwork.css.js';
import { inkOf } from './inkOf.js';

/**
 * An uploaded picture as two masks of dots, white where the ink is printed: 74 columns, 45 degrees, about 30 kB each.
 * URLs or data URLs. The event's field decides which mask is printed.
 */
export interface Halftone {
  /** Dots where the picture is light, for dark fields. */
  highlights: string;
  /** Dots where the picture is dark, for light fields. */
  shadows: string;
}

type PosterFacts = Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang' | 'aspect' | 'mono'>;

export interface ArtworkProps extends PosterFacts, RootProps<SVGSVGElement> {
  halftone: Halftone;
  /** `full` sets the title beside the picture, `art` is the picture alone. @default 'full' */
  crop?: 'full' | 'art' | undefined;
}

/**
 * A picture that the organiser supplied, printed like every other poster on the wall: one halftone in one ink on the
 * event's field, the title on the plain field. Hidden from assistive technology, because the text beside it has the title.
 */
export function Artwork({
  halftone,
  seed,
  interest,
  lines,
  lang,
  crop = 'full',
  aspect = 'square',
  mono = false,
  ...root
}: ArtworkProps) {
  const mask = useId();
  const palette = paletteOf(seed, interest);
  const artAlone = { x: 0, y: 0, width: sheet.width, height: artHeights[aspect] };
  const { art, type } = crop === 'full' ? layoutOf(seed, lines, lang) : { art: artAlone, type: [] };
  const source = isDark(palettes[palette].field) ? halftone.highlights : halftone.shadows;
  return (
    <PosterSheet
      {...root}
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
