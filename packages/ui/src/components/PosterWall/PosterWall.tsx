import type { RootProps } from '../../private/root.js';
import { Poster, type PosterProps, postersApart } from '../Poster/index.js';
import * as styles from './PosterWall.css.js';

/** Without lines it is art alone. */
export type WallPoster = Pick<PosterProps, 'seed' | 'interest' | 'lines'>;

export interface PosterWallProps extends RootProps<HTMLDivElement> {
  /** Sixteen posters fill four columns and rows; the rest is clipped. */
  posters: readonly WallPoster[];
  /** Columns on a desktop, two next to a long form. @default 4 */
  columns?: 2 | 4 | undefined;
  /** The language of the titles. */
  lang: PosterProps['lang'];
}

/** A decorative wall of posters, without links and hidden from assistive technology. */
export function PosterWall({ posters, columns = 4, lang, ...root }: PosterWallProps) {
  return (
    <div {...root} className={styles.wall[columns]} aria-hidden="true">
      {postersApart(posters, (poster) => poster).map(({ seed, interest, lines }) => (
        <div key={`${interest} ${seed}`} className={styles.poster}>
          <Poster {...{ seed, interest, lines, lang }} crop={lines.length > 0 ? 'full' : 'art'} aspect="portrait" />
        </div>
      ))}
    </div>
  );
}
