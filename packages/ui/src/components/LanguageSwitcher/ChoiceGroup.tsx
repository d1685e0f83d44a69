import { type ReactNode, useId } from 'react';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './choices.css.js';

interface ChoiceGroupProps extends RootProps<HTMLFieldSetElement> {
  variant: 'bar' | 'panel';
  label: string;
  /** Shows the label only to screen readers. @default false */
  labelHidden?: boolean | undefined;
  /** Buttons or links with the class `cell`. */
  children: ReactNode;
}

/** A named group of joined cells: languages in `LanguageSwitcher`, text sizes and themes in `Preferences`. */
export function ChoiceGroup({ variant, label, labelHidden = false, children, ...root }: ChoiceGroupProps) {
  const labelId = useId();
  return (
    <fieldset {...root} className={styles.group[variant]} aria-labelledby={joinIds(labelId, root['aria-labelledby'])}>
      <p className={labelHidden ? styles.label.hidden : styles.label[variant]} id={labelId}>
        {label}
      </p>
      <div className={styles.cells[variant]}>{children}</div>
    </fieldset>
  );
}
