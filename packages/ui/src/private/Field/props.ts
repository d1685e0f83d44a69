import type { ReactNode } from 'react';
import type { RootProps } from '../root.js';

/** Props that all fields share. A field without one of them omits it. */
export interface FieldProps {
  /** Label and name of the control. */
  label: string;
  /** Hides the label visually, if a heading already shows it. @default false */
  labelHidden?: boolean | undefined;
  /** Name in the form, also the default `id`. A field without it sends nothing. */
  name?: string | undefined;
  /** One or two sentences, read with the control and kept with an error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. Makes the field invalid. */
  error?: string | undefined;
  /** After the label of an optional field: "(optional)". */
  mark?: string | undefined;
  /** Told by screen readers; with `native` the browser also blocks a form without `noValidate`. @default false */
  required?: boolean | 'native' | undefined;
  /** Not focusable and not editable. @default false */
  disabled?: boolean | undefined;
  /** Readable but not editable. @default false */
  readOnly?: boolean | undefined;
}

/** Props of the frame around a control. */
export type FrameProps = Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'mark'>;

/** Shared field props, and root props for the control. */
export type FieldAndRootProps<Control extends Element> = FieldProps & RootProps<Control>;
