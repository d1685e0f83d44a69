import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { arrowDownIcon } from '@first-gong/ui/icons/arrow-down';
import { arrowLeftIcon } from '@first-gong/ui/icons/arrow-left';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { arrowUpIcon } from '@first-gong/ui/icons/arrow-up';
import { useText } from '../../../shared/text/index.js';
import { STEP } from './Bar.js';
import { growBar, type InkBar, moveBar } from './bars.js';
import * as styles from './CardTool.css.js';

interface BarButtonsProps {
  bar: InkBar;
  /** Label of the group: the bar that moves. */
  name: string;
  onChange: (bar: InkBar) => void;
}

/** The same moves by click, without dragging (WCAG 2.5.7). A click moves twice as far as a key. */
export function BarButtons({ bar, name, onChange }: BarButtonsProps) {
  const { t } = useText('changeRequest');
  const step = 2 * STEP;
  const moves: [IconShape, string, InkBar][] = [
    [arrowLeftIcon, t('changeRequest.left'), moveBar(bar, { x: -step, y: 0 })],
    [arrowUpIcon, t('changeRequest.up'), moveBar(bar, { x: 0, y: -step })],
    [arrowDownIcon, t('changeRequest.down'), moveBar(bar, { x: 0, y: step })],
    [arrowRightIcon, t('changeRequest.right'), moveBar(bar, { x: step, y: 0 })],
  ];
  const sizes: [string, InkBar][] = [
    [t('changeRequest.shorter'), growBar(bar, { width: -step, height: 0 })],
    [t('changeRequest.longer'), growBar(bar, { width: step, height: 0 })],
    [t('changeRequest.thinner'), growBar(bar, { width: 0, height: -step })],
    [t('changeRequest.thicker'), growBar(bar, { width: 0, height: step })],
  ];
  return (
    <fieldset>
      <legend className={styles.barName}>{name}</legend>
      <Inline rowGap="s2">
        {/* Left and right of the photo, not of the text. */}
        <div className={styles.joined} dir="ltr">
          {moves.map(([icon, label, moved]) => (
            <button
              key={label}
              className={styles.nudge}
              type="button"
              aria-label={label}
              onClick={() => onChange(moved)}
            >
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
      </Inline>
    </fieldset>
  );
}
