import { type FormEvent, useId } from 'react';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './FooterForm.css.js';

/** Root props go to the input. */
export interface FooterFormProps extends Pick<FieldProps, 'label' | 'name' | 'error'>, RootProps<HTMLInputElement> {
  /** Where the browser sends the form, as `POST`, while nothing else takes it. */
  action: string;
  submitLabel: string;
  /** What became of the last text that was sent. @default none */
  status?: string | undefined;
  /** The last text is on its way: another one is ignored. @default false */
  busy?: boolean | undefined;
  /** Takes the text, once script runs. */
  onSubmit?: ((text: string) => void) | undefined;
}

/** One line to fill in at the end of a page: an email. Native elements, so that no page is heavier for it. */
export function FooterForm({ action, label, name, submitLabel, error, status, ...props }: FooterFormProps) {
  const ownId = useId();
  const { busy, onSubmit, id = ownId, ...root } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (!busy) onSubmit(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  return (
    <form method="post" action={action} noValidate onSubmit={submit}>
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
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}s`}
        />
        <button className={styles.button} type="submit" aria-busy={busy || undefined}>
          {submitLabel}
        </button>
      </div>
      <p id={`${id}s`} className={styles.status} role="status" data-error={error ? '' : undefined}>
        {error ?? status}
      </p>
    </form>
  );
}
