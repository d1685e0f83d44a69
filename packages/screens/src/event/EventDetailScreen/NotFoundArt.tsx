import { Poster } from '@first-gong/ui/Poster';
import type { WallPoster } from '@first-gong/ui/PosterWall';
import * as styles from './NotFoundArt.css.js';

/** Posters without text, each with another composition, on both sides of the torn one. */
const before: readonly WallPoster[] = [
  { seed: 'night-banquet.2', interest: 'chineseOpera', lines: [] },
  { seed: 'little-ding-ding.16', interest: 'family', lines: [] },
  { seed: 'tea-jazz', interest: 'music', lines: [] },
];
const after: readonly WallPoster[] = [
  { seed: 'tide-table.8', interest: 'theatre', lines: [] },
  { seed: 'tramlines.7', interest: 'exhibition', lines: [] },
  { seed: 'half-moon.3', interest: 'dance', lines: [] },
];

const hung = (poster: WallPoster) => (
  <div key={poster.seed} className={styles.poster}>
    <Poster {...poster} lang="en" />
  </div>
);

/** A row of posters with one torn off: decoration above the text of a missing page. */
export function NotFoundArt() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {before.map(hung)}
      <div className={styles.gap}>
        <span className={styles.code}>404</span>
      </div>
      {after.map(hung)}
    </div>
  );
}
