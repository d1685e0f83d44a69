import { href } from '@first-gong/domain';
import * as styles from './FooterForm.css.js';
import { useText } from './text/index.js';

export interface FooterFormProps {
  /** Why the last email address was rejected. @default none */
  error?: string | undefined;
  /** The result of the last submission. @default none */
  status?: string | undefined;
  /** A submission is in progress. @default false */
  busy?: boolean | undefined;
}

const id = 'newsletterEmail';

/**
 * The newsletter form at the end of every page (spec §2 Newsletter). Plain HTML, so it needs no script: see
 * `showInFooterForm`.
 */
export function FooterForm({ error, status, busy = false }: FooterFormProps) {
  const { t, lang } = useText('footer');
  return (
    // Without script, that page reports that nothing was sent.
    <form method="post" action={href(lang, 'contactUs')} noValidate>
      <label htmlFor={id} className={styles.label}>
        {t('footer.newsletterEmail')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}s`}
        />
        <button className={styles.button} type="submit" aria-busy={busy}>
          {t('footer.newsletterSubmit')}
        </button>
      </div>
      <p id={`${id}s`} className={styles.status} role="status" data-error={error !== undefined}>
        {error ?? status}
      </p>
    </form>
  );
}
