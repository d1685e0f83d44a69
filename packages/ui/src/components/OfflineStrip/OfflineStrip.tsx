import type { ReactNode } from 'react';
import { wifiSlashIcon } from '../../icons/wifi-slash.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './OfflineStrip.css.js';

export interface OfflineStripProps {
  /** Whether there is no connection. The empty region stays in the page, so that the strip is read when it comes. */
  offline: boolean;
  /** The fact: "You are offline." */
  title: string;
  /** What is shown and since when, what still works and what waits. */
  children: ReactNode;
  /** One button: try again. */
  action?: ReactNode | undefined;
}

/** A black strip below the utility bar while there is no connection. It goes by itself when there is one again. */
export function OfflineStrip({ offline, title, children, action }: OfflineStripProps) {
  return (
    <div className={offline ? styles.strip : undefined}>
      <Container className={styles.row}>
        <p className={styles.words} role="status">
          {offline && (
            <>
              <Icon icon={wifiSlashIcon} />
              <span>
                <b className={styles.title}>{title}</b> {children}
              </span>
            </>
          )}
        </p>
        {offline && action}
      </Container>
    </div>
  );
}
