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
  /** The control. */
  children: ReactNode;
}

/** Label, control, hint and error in a React Aria field, which connects them by slots. */
export function AriaFieldFrame({ labelHidden, hint, error, children, ...labelProps }: AriaFieldFrameProps) {
  return (
    <>
      <Label className={labelHidden ? visuallyHidden : styles.label}>
        <LabelText {...labelProps} />
      </Label>
      {children}
      {hint && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>
        {({ validationErrors: [native] }) => (error || native) && <FieldMessage>{error || native || ''}</FieldMessage>}
      </FieldError>
    </>
  );
}
