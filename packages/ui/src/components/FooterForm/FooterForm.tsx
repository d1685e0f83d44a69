import { useId } from 'react';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './FooterForm.css.js';

/** Root props go to the input. */
export interface FooterFormProps extends Pick<FieldProps, 'label' | 'name' | 'error'>, RootProps<HTMLInputElement> {
  /** Where the browser sends the form, as `POST`, while no script takes it. */
  action: string;
  submitLabel: string;
  /** A sentence about the last email that was sent. @default none */
  status?: string | undefined;
  /** The last email is on its way. @default false */
  busy?: boolean | undefined;
}

/** One line for an email at the end of a page. A plain form, so that no page loads script for it: see `showInFooterForm`. */
export function FooterForm({ action, label, name, submitLabel, error, status, ...props }: FooterFormProps) {
  const ownId = useId();
  const { busy = false, id = ownId, ...root } = props;
  return (
    <form method="post" action={action} noValidate>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...root}
          id={id}
          className={styles.input}
          name={name}
          type="email"
          autoComplete="email"
          required
          aria-invalid={error !== undefined}
          aria-describedby={[root['aria-describedby'], `${id}s`].filter(Boolean).join(' ')}
        />
        <button className={styles.button} type="submit" aria-busy={busy}>
          {submitLabel}
        </button>
      </div>
      <p id={`${id}s`} className={styles.status} role="status" data-error={error !== undefined}>
        {error ?? status}
      </p>
    </form>
  );
}
