import { href } from '@first-gong/domain';
import * as styles from './FooterForm.css.js';
import { useText } from './text/index.js';

export interface FooterFormProps {
  /** Why the last email was refused. @default it was not */
  error?: string | undefined;
  /** A sentence about the last email that was sent. @default none */
  status?: string | undefined;
  /** The last email is on its way. @default false */
  busy?: boolean | undefined;
}

const id = 'newsletterEmail';

/**
 * The form of the newsletter (spec §2 Newsletter): one line for an email at the end of every page. A plain form, so that no
 * page loads script for it: see `showInFooterForm`.
 */
export function FooterForm({ error, status, busy = false }: FooterFormProps) {
  const { t, lang } = useText('footer');
  return (
    // Without script, that page says that nothing was sent.
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
