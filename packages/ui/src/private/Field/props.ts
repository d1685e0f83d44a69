import type { ReactNode } from 'react';
import type { RootProps } from '../root.js';

/** The nine props that mean the same in every field. A field that cannot have one of them omits it. */
export interface FieldProps {
  /** Label of the field. It names the control. */
  label: string;
  /** Hides the label from the eye, where a heading above already shows it. @default false */
  labelHidden?: boolean | undefined;
  /** The name under which a form sends the value. It is also the `id` of a field that is given none. */
  name: string;
  /** A sentence or two that are read with the control. They stay when there is an error. */
  hint?: ReactNode;
  /** Sentence that says what is wrong and how to correct it. A field with an error is invalid. */
  error?: string | undefined;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string | undefined;
  /** The field must be filled in. @default false */
  required?: boolean | undefined;
  /** The control cannot be reached or changed. @default false */
  disabled?: boolean | undefined;
  /** The value can be read and not changed. @default false */
  readOnly?: boolean | undefined;
}

/** Props of the frame that a field draws around its control. */
export type FrameProps = Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'mark'>;

/** The shared props of a field together with what it passes on to its control. */
export type FieldAndRootProps<Control extends Element> = FieldProps & RootProps<Control>;
