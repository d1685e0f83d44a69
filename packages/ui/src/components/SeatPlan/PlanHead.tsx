import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './PlanHead.css.js';

export interface PlanHeadProps {
  title: string;
  /** The names of the two buttons. */
  zoomLabels: { in: string; out: string };
  /** The index of the current zoom step. */
  zoom: number;
  /** The number of zoom steps. */
  steps: number;
  onZoomChange: (zoom: number) => void;
}

/** The title of the plan and its zoom buttons. */
export function PlanHead({ title, zoomLabels, zoom, steps, onZoomChange }: PlanHeadProps) {
  // A button at the last step is not `disabled`, because it would lose the focus to the page.
  const buttonTo = (next: number) => ({
    type: 'button' as const,
    className: styles.button,
    'aria-disabled': next < 0 || next >= steps || undefined,
    onClick: () => onZoomChange(Math.min(steps - 1, Math.max(0, next))),
  });
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button {...buttonTo(zoom - 1)} aria-label={zoomLabels.out}>
        <Icon icon={minusIcon} weight="bold" />
      </button>
      <button {...buttonTo(zoom + 1)} aria-label={zoomLabels.in}>
        <Icon icon={plusIcon} weight="bold" />
      </button>
    </div>
  );
}
