import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './Field.css.js';
import { FieldMessage } from './FieldMessage.js';
import { LabelText } from './LabelText.js';
import type { FrameProps } from './props.js';

interface AriaFieldFrameProps extends FrameProps {
  /** The class of a hint that stands between the label and the options of a group. @default the hint stands below */
  hintAbove?: string | undefined;
  /** The ids of hint and error, for a group that they describe. @default React Aria connects them with the control */
  messageIds?: { hint: string; error: string } | undefined;
  /** The control, or the options of a group. */
  children: ReactNode;
}

/** Label, control, hint and error inside one of React Aria's fields, which connects the four by their slots. */
export function AriaFieldFrame({ labelHidden, hint, error, hintAbove, messageIds, ...rest }: AriaFieldFrameProps) {
  const { children, ...labelProps } = rest;
  const hintClass = hintAbove ?? styles.hint;
  const hintText =
    hint &&
    (messageIds ? (
      <span className={hintClass} id={messageIds.hint}>
        {hint}
      </span>
    ) : (
      <Text className={hintClass} slot="description">
        {hint}
      </Text>
    ));
  return (
    <>
      <Label className={labelHidden ? visuallyHidden : styles.label}>
        <LabelText {...labelProps} />
      </Label>
      {hintAbove && hintText}
      {children}
      {!hintAbove && hintText}
      {messageIds ? (
        error && <FieldMessage id={messageIds.error}>{error}</FieldMessage>
      ) : (
        <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
      )}
    </>
  );
}
