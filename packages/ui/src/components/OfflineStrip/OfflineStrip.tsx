import type { ReactNode } from 'react';
import { wifiSlashIcon } from '../../icons/wifi-slash.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './OfflineStrip.css.js';

export interface OfflineStripProps extends RootProps<HTMLDivElement> {
  /** Whether the connection is lost. The empty region stays in the page, so that screen readers announce the strip. */
  offline: boolean;
  /** The fact: "You are offline." */
  title: string;
  /** Say how old the page is, what still works and what has to wait. */
  children: ReactNode;
  /** One button, "Try again". */
  action?: ReactNode | undefined;
}

/** A black strip below the utility bar while the connection is lost. It disappears when the connection is back. */
export function OfflineStrip({ offline, title, children, action, ...root }: OfflineStripProps) {
  return (
    <div {...root} className={offline ? styles.strip : undefined}>
      <Container className={styles.row}>
        <p className={styles.words} role="status">
          {offline && (
            <>
              <Icon icon={wifiSlashIcon} />
              <span>
                <b className={styles.title}>{title}</b> <span>{children}</span>
              </span>
            </>
          )}
        </p>
        {offline && action}
      </Container>
    </div>
  );
}
