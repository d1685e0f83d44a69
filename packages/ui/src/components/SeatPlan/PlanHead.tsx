import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { Icon } from '../Icon/index.js';
import * as styles from './PlanHead.css.js';

export interface PlanHeadProps {
  title: string;
  /** The names of the two buttons. */
  zoomLabels: { in: string; out: string };
  /** Index of the zoom step. */
  zoom: number;
  /** Number of zoom steps. */
  steps: number;
  onZoomChange: (zoom: number) => void;
}

/** Title and zoom buttons. */
export function PlanHead({ title, zoomLabels, zoom, steps, onZoomChange }: PlanHeadProps) {
  // A `disabled` button would lose the focus.
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
