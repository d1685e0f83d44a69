import { type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import { joinIds } from '../joinIds.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FieldAndRootProps } from './props.js';

interface GroupFrameProps extends Omit<FieldAndRootProps<HTMLDivElement>, 'id' | 'name'> {
  ref: Ref<HTMLDivElement>;
  role: 'group' | 'radiogroup';
  groupClass?: string | undefined;
  /** The class of a hint that stands between the label and the options. @default the hint stands below */
  hintAbove?: string | undefined;
  /** The options. */
  children: ReactNode;
}

/** Label, options, hint and error of radio buttons or checkboxes. Hint and error describe the group, and no option. */
export function GroupFrame({ label, labelHidden, mark, hint, error, children, ...props }: GroupFrameProps) {
  const { role, groupClass, hintAbove, required, disabled, readOnly, ...root } = props;
  const id = useId();
  const ids = { label: `${id}label`, hint: `${id}hint`, error: `${id}error` };
  const hintText = hint && (
    <span className={hintAbove ?? styles.hint} id={ids.hint}>
      {hint}
    </span>
  );
  // A group of checkboxes has no such states; each of its checkboxes has them.
  const radioStates = role === 'radiogroup' && {
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
    'aria-readonly': readOnly || undefined,
  };
  const group = {
    ...root,
    ...radioStates,
    role,
    className: groupClass,
    'aria-labelledby': joinIds(ids.label, root['aria-labelledby']),
    'aria-describedby': joinIds(hint ? ids.hint : undefined, error && ids.error, root['aria-describedby']),
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
