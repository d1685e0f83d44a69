import { type ReactNode, useId } from 'react';
import * as styles from './choices.css.js';

interface ChoiceGroupProps {
  variant: 'bar' | 'panel';
  label: string;
  /** Only screen readers get the label. @default false */
  labelHidden?: boolean;
  /** Buttons or links with the class `cell`. */
  children: ReactNode;
}

/** A named group of joined cells: text sizes, themes, languages. */
export function ChoiceGroup({ variant, label, labelHidden = false, children }: ChoiceGroupProps) {
  const labelId = useId();
  return (
    <fieldset className={styles.group[variant]} aria-labelledby={labelId}>
      <p className={labelHidden ? styles.label.hidden : styles.label[variant]} id={labelId}>
        {label}
      </p>
      <div className={styles.cells[variant]}>{children}</div>
    </fieldset>
  );
}
