import { useText } from './text/index.js';
import * as styles from './WelcomeLine.css.js';

export interface WelcomeLineProps {
  /** The member to greet, or null. */
  name: string | null;
}

/**
 * Greets a member once after a login (spec §3 welcome flag), without blocking clicks. Keep it mounted, because it is a
 * live region.
 */
export function WelcomeLine({ name }: WelcomeLineProps) {
  const { t } = useText('session');
  return (
    <div className={styles.region} aria-live="polite">
      {name !== null && <p className={styles.line}>{t('session.welcome', { name })}</p>}
    </div>
  );
}
