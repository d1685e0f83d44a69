import type { ReactNode } from 'react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FrameProps } from './props.js';

interface NativeFieldFrameProps extends FrameProps {
  /** A group has several controls, and none that the label leads to. */
  controlId?: string | undefined;
  /** For a control that names itself by the label and its own words. */
  labelId?: string;
  hintId: string;
  errorId: string;
  /** Several controls are one group: the label is its legend. @default false */
  group?: boolean;
  /** The control, or the controls of a group. */
  children: ReactNode;
}

/** Label, control, hint and error of a field built on a native control. It carries no React Aria. */
export function NativeFieldFrame(props: NativeFieldFrameProps) {
  const { label, labelHidden, mark, hint, error, controlId, labelId, hintId, errorId, group = false, children } = props;
  const labelClass = labelHidden ? visuallyHidden : styles.label;
  const labelText = <LabelText label={label} mark={mark} />;
  const content = (
    <>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </>
  );
  return group ? (
    <fieldset className={styles.field}>
      <legend className={labelClass} id={labelId}>
        {labelText}
      </legend>
      {content}
    </fieldset>
  ) : (
    <div className={styles.field}>
      <label className={labelClass} id={labelId} htmlFor={controlId}>
        {labelText}
      </label>
      {content}
    </div>
  );
}
