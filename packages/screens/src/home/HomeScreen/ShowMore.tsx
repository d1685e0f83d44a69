import { Icon } from '@first-gong/ui/Icon';
import { caretDownIcon } from '@first-gong/ui/icons/caret-down';
import type { ReactNode } from 'react';
import * as styles from './Parts.css.js';

/** The rest of a list in a disclosure, which works without script. */
export function ShowMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.line}>
        <span />
        <b>{label}</b>
        <span className={styles.caret}>
          <Icon icon={caretDownIcon} />
        </span>
      </summary>
      {children}
    </details>
  );
}
