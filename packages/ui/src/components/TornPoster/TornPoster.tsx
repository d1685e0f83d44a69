import { Poster, type PosterProps } from '../Poster/index.js';
import type { WallPoster } from '../PosterWall/index.js';
import * as styles from './TornPoster.css.js';

export interface TornPosterProps {
  /** Six, three on either side of the gap. Narrower screens show the nearest ones. */
  posters: readonly WallPoster[];
  /** Language of the titles. */
  lang: PosterProps['lang'];
  /** In the gap; the page's title says it in words. @default '404' */
  code?: string | undefined;
}

/** A row of the wall from which one poster has been torn. Scenery above the words of a page that is not there. */
export function TornPoster({ posters, lang, code = '404' }: TornPosterProps) {
  const middle = Math.floor(posters.length / 2);
  const hang = ({ seed, interest, lines }: WallPoster) => (
    <div key={seed} className={styles.poster}>
      <Poster seed={seed} interest={interest} lines={lines} lang={lang} />
    </div>
  );
  return (
    <div className={styles.wall} aria-hidden="true">
      {posters.slice(0, middle).map(hang)}
      <div className={styles.gap}>
        <span className={styles.code}>{code}</span>
      </div>
      {posters.slice(middle).map(hang)}
    </div>
  );
}
