import { arrowsOutIcon } from '../../icons/arrows-out.js';
import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './MapHead.css.js';
import type { MapWords } from './words.js';

export interface MapHeadProps {
  title: string;
  words: MapWords;
  onZoom: (way: 'in' | 'out') => void;
  onWhole: () => void;
}

/** Name of the visible part, and buttons for the view. */
export function MapHead({ title, words, onZoom, onWhole }: MapHeadProps) {
  const button = { type: 'button' as const, className: styles.button };
  return (
    <div className={styles.head}>
      <p className={styles.title}>{title}</p>
      <button {...button} aria-label={words.whole} onClick={onWhole}>
        <Icon icon={arrowsOutIcon} weight="bold" />
      </button>
      <button {...button} aria-label={words.zoomOut} onClick={() => onZoom('out')}>
        <Icon icon={minusIcon} weight="bold" />
      </button>
      <button {...button} aria-label={words.zoomIn} onClick={() => onZoom('in')}>
        <Icon icon={plusIcon} weight="bold" />
      </button>
    </div>
  );
}
