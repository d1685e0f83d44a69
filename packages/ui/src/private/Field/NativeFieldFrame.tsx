import type { ReactNode } from 'react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FrameProps } from './props.js';
import { idsOf } from './useNativeField.js';

interface NativeFieldFrameProps extends FrameProps {
  /** The id of the control. */
  controlId: string;
  /** Begins the ids of label, hint and error. */
  ownId: string;
  /** Several controls are one group: the label is its legend. @default false */
  group?: boolean | undefined;
  children: ReactNode;
}

/** Label, control, hint and error of a field built on a native control. It carries no React Aria. */
export function NativeFieldFrame(props: NativeFieldFrameProps) {
  const { label, labelHidden, hint, error, mark, controlId, ownId, group = false, children } = props;
  const { labelId, hintId, errorId } = idsOf(ownId);
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
  if (group) {
    return (
      <fieldset className={styles.field}>
        <legend className={labelClass} id={labelId}>
          {labelText}
        </legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label className={labelClass} id={labelId} htmlFor={controlId}>
        {labelText}
      </label>
      {content}
    </div>
  );
}
