import { type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import { joinTokens } from '../joinTokens.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FieldAndRootProps } from './props.js';

interface GroupFrameProps extends Omit<FieldAndRootProps<HTMLDivElement>, 'id' | 'name'> {
  ref: Ref<HTMLDivElement>;
  role: 'group' | 'radiogroup';
  groupClass?: string | undefined;
  /** Class of a hint between label and options. @default the hint is below */
  hintAbove?: string | undefined;
  /** The options. */
  children: ReactNode;
}

/**
 * Label, options, hint and error of radio buttons or checkboxes. Hint and error describe the group, not its options.
 */
export function GroupFrame({ label, labelHidden, mark, hint, error, children, ...props }: GroupFrameProps) {
  const { role, groupClass, hintAbove, required, disabled, readOnly, ...root } = props;
  const id = useId();
  const ids = { label: `${id}label`, hint: `${id}hint`, error: `${id}error` };
  const hintText = hint && (
    <span className={hintAbove ?? styles.hint} id={ids.hint}>
      {hint}
    </span>
  );
  // Groups of checkboxes have no such states, only their checkboxes do.
  const radioStates = role === 'radiogroup' && {
    'aria-invalid': error !== undefined || undefined,
    'aria-required': Boolean(required) || undefined,
    'aria-readonly': readOnly || undefined,
  };
  const group = {
    ...root,
    ...radioStates,
    role,
    className: groupClass,
    'aria-labelledby': joinTokens(ids.label, root['aria-labelledby']),
    'aria-describedby': joinTokens(hint ? ids.hint : undefined, error && ids.error, root['aria-describedby']),
    'aria-disabled': disabled || undefined,
  };
  return (
    <div {...group}>
      <span className={labelHidden ? visuallyHidden : styles.label} id={ids.label}>
        <LabelText label={label} mark={mark} />
      </span>
      {hintAbove && hintText}
      {children}
      {!hintAbove && hintText}
      {error && <FieldMessage id={ids.error}>{error}</FieldMessage>}
    </div>
  );
}
