import type { MouseEvent } from 'react';
import { Artwork, type Halftone } from '../Artwork/index.js';
import { Poster } from '../Poster/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './WallPager.css.js';

export interface WallPagerItem {
  /** Seed and interest of the poster. */
  seed: string;
  interest: string;
  /** An uploaded picture instead of the drawn art. */
  halftone?: Halftone | undefined;
  href: string;
  /** Title of the event. */
  label: string;
  /** @default false */
  current?: boolean | undefined;
}

export interface WallPagerProps {
  /** Names the navigation. */
  label: string;
  /** Eight fill the wall. */
  items: WallPagerItem[];
  /** Language of the titles. */
  lang: 'en' | 'zh-Hant' | 'zh-Hans';
  /** Called with the index instead of following the link, once script runs. */
  onChoose?: ((index: number) => void) | undefined;
}

/** Posters edge to edge below the feature: choosing one puts it into the feature ticket. Nothing moves by itself. */
export function WallPager({ label, items, lang, onChoose }: WallPagerProps) {
  const choose = (index: number) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.wall}>
        {items.map(({ seed, interest, halftone, href, label: title, current = false }, index) => {
          const art = { seed, interest, lines: [title], lang, crop: 'art' } as const;
          return (
            <li key={seed} className={styles.item}>
              <a className={styles.poster} href={href} aria-current={current || undefined} onClick={choose(index)}>
                {halftone ? <Artwork {...art} halftone={halftone} /> : <Poster {...art} />}
                <VisuallyHidden>{title}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
