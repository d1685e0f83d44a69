import type { ReactNode } from 'react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FrameProps } from './props.js';

interface NativeFieldFrameProps extends FrameProps {
  /** Missing for groups, which have several controls. */
  controlId?: string | undefined;
  /** For controls named by the label and their own text. */
  labelId?: string;
  hintId: string;
  errorId: string;
  /** Several controls: the label becomes a legend. @default false */
  group?: boolean;
  /** One or more controls. */
  children: ReactNode;
}

/** Label, control, hint and error of a native field, without React Aria. */
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
