import { useText } from './text/index.js';
import * as styles from './WelcomeLine.css.js';

export interface WelcomeLineProps {
  /** The member to greet, or null. */
  name: string | null;
}

/**
 * Greets a member once after a login (spec §3 welcome flag). It has no action and lets every press through, so it is in
 * nobody's way. Keep it in the page, empty or not: it announces politely.
 */
export function WelcomeLine({ name }: WelcomeLineProps) {
  const { t } = useText('session');
  return (
    <div className={styles.region} aria-live="polite">
      {name !== null && <p className={styles.line}>{t('session.welcome', { name })}</p>}
    </div>
  );
}
