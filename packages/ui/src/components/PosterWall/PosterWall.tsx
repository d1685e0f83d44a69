import { Poster, type PosterProps } from '../Poster/index.js';
import * as styles from './PosterWall.css.js';

export interface WallPoster {
  /** The event's id. */
  seed: string;
  /** Interest category of the event. */
  interest: string;
  /** Title lines; none for art alone. */
  lines: readonly string[];
}

export interface PosterWallProps {
  /** Sixteen fill the wall: four columns and four rows. */
  posters: readonly WallPoster[];
  /** Language of the titles. */
  lang: PosterProps['lang'];
}

/** A hoarding of posters, edge to edge. It is scenery: nothing on it can be pressed, and assistive technology skips it. */
export function PosterWall({ posters, lang }: PosterWallProps) {
  return (
    <div className={styles.wall} aria-hidden="true">
      {posters.map(({ seed, interest, lines }) => (
        <div key={`${interest} ${seed}`} className={styles.poster}>
          <Poster
            seed={seed}
            interest={interest}
            lines={lines}
            lang={lang}
            crop={lines.length > 0 ? 'full' : 'art'}
            aspect="portrait"
          />
        </div>
      ))}
    </div>
  );
}
