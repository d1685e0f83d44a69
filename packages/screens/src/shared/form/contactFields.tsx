import { TextField, type TextFieldProps } from '@first-gong/ui/TextField';

type ContactFieldProps = Omit<TextFieldProps, 'inputMode' | 'required'>;

/** A required email address; with `type="text"` also the name of a login. */
export const EmailField = (props: ContactFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" {...props} required />
);

/** A required telephone number. */
export const TelephoneField = (props: ContactFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} required />
);
