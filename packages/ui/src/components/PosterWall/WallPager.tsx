import type { MouseEvent } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './WallPager.css.js';

export interface WallPagerItem {
  /** Seed of the poster. */
  seed: string;
  /** Interest of the poster. */
  interest: string;
  href: string;
  /** Title of the event. */
  label: string;
}

export interface WallPagerProps extends RootProps {
  /** Names the navigation. */
  label: string;
  /** Eight items fill the wall. */
  items: WallPagerItem[];
  /** Index of the item in the feature ticket. */
  value: number;
  /** The language of the titles. */
  lang: PosterProps['lang'];
  /** Called with the index instead of following the link, after hydration. */
  onChange?: ((value: number) => void) | undefined;
}

/** Posters below the feature ticket, which shows the clicked one. Never changes automatically. */
export function WallPager({ label, items, value, lang, onChange, ...root }: WallPagerProps) {
  const choose = (index: number) => (event: MouseEvent) => {
    if (onChange === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onChange(index);
  };
  return (
    <nav {...root} aria-label={label}>
      <ul className={styles.wall} onFocus={revealFocused}>
        {items.map(({ seed, interest, href, label: title }, index) => (
          <li key={seed} className={styles.item}>
            <a
              className={styles.poster}
              href={href}
              aria-current={index === value || undefined}
              onClick={choose(index)}
            >
              <Poster seed={seed} interest={interest} lines={[title]} lang={lang} crop="art" />
              <VisuallyHidden>{title}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
