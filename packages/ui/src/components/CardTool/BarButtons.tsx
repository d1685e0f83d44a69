import { arrowDownIcon } from '../../icons/arrow-down.js';
import { arrowLeftIcon } from '../../icons/arrow-left.js';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { arrowUpIcon } from '../../icons/arrow-up.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { STEP } from './Bar.js';
import { growBar, type InkBar, moveBar } from './bars.js';
import * as styles from './CardTool.css.js';
import type { CardToolWords } from './words.js';

interface BarButtonsProps {
  bar: InkBar;
  /** Names the group: the bar that the buttons move. */
  name: string;
  words: CardToolWords;
  onChange: (bar: InkBar) => void;
}

/** The same moves for people who can press and not drag (WCAG 2.5.7). One press goes twice as far as a key. */
export function BarButtons({ bar, name, words, onChange }: BarButtonsProps) {
  const step = 2 * STEP;
  const moves: [IconShape, string, InkBar][] = [
    [arrowLeftIcon, words.left, moveBar(bar, { x: -step, y: 0 })],
    [arrowUpIcon, words.up, moveBar(bar, { x: 0, y: -step })],
    [arrowDownIcon, words.down, moveBar(bar, { x: 0, y: step })],
    [arrowRightIcon, words.right, moveBar(bar, { x: step, y: 0 })],
  ];
  const sizes: [string, InkBar][] = [
    [words.shorter, growBar(bar, { width: -step, height: 0 })],
    [words.longer, growBar(bar, { width: step, height: 0 })],
    [words.thinner, growBar(bar, { width: 0, height: -step })],
    [words.thicker, growBar(bar, { width: 0, height: step })],
  ];
  return (
    <fieldset className={styles.barButtons}>
      <legend className={styles.barName}>{name}</legend>
      {/* Left and right of the photo, not of the text. */}
      <div className={styles.joined} dir="ltr">
        {moves.map(([icon, label, moved]) => (
          <button key={label} className={styles.nudge} type="button" aria-label={label} onClick={() => onChange(moved)}>
            <Icon icon={icon} />
          </button>
        ))}
      </div>
      <div className={styles.joined}>
        {sizes.map(([label, grown]) => (
          <button key={label} className={styles.nudge} type="button" onClick={() => onChange(grown)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
