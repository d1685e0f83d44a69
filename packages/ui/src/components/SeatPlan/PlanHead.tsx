import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './PlanHead.css.js';

export interface PlanHeadProps {
  title: string;
  /** Names of the two buttons. */
  zoom: { in: string; out: string };
  level: number;
  levels: number;
  onLevel: (level: number) => void;
}

/** What the plan shows, and how large. */
export function PlanHead({ title, zoom, level, levels, onLevel }: PlanHeadProps) {
  // Not `disabled` at the last step: the focus would fall to the page.
  const to = (next: number) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-disabled': next < 0 || next >= levels || undefined,
    onClick: () => onLevel(Math.min(levels - 1, Math.max(0, next))),
  });
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button {...to(level - 1)} aria-label={zoom.out}>
        <Icon icon={minusIcon} weight="bold" />
      </button>
      <button {...to(level + 1)} aria-label={zoom.in}>
        <Icon icon={plusIcon} weight="bold" />
      </button>
    </div>
  );
}
