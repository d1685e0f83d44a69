import type { RootProps } from '../../private/root.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import type { WallPoster } from '../PosterWall/index.js';
import * as styles from './TornPoster.css.js';

export interface TornPosterProps extends RootProps<HTMLDivElement> {
  /** Six posters, three on either side of the gap. Narrow screens show only those nearest to the gap. */
  posters: readonly WallPoster[];
  /** The language of the titles. */
  lang: PosterProps['lang'];
  /** The code in the gap. The page's title says the same in words. @default '404' */
  code?: string | undefined;
}

/** A row of posters with one torn off: decoration above the words of a page that was not found. */
export function TornPoster({ posters, lang, code = '404', ...root }: TornPosterProps) {
  const middle = Math.floor(posters.length / 2);
  const hang = ({ seed, interest, lines }: WallPoster) => (
    <div key={seed} className={styles.poster}>
      <Poster seed={seed} interest={interest} lines={lines} lang={lang} />
    </div>
  );
  return (
    <div {...root} className={styles.wall} aria-hidden="true">
      {posters.slice(0, middle).map(hang)}
      <div className={styles.gap}>
        <span className={styles.code}>{code}</span>
      </div>
      {posters.slice(middle).map(hang)}
    </div>
  );
}
