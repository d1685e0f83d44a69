import type { ReactNode } from 'react';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { infoIcon } from '../../icons/info.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Notice.css.js';

type Tone = 'info' | 'danger' | 'success';

export interface NoticeProps {
  /** @default 'info' */
  tone?: Tone;
  /** The fact, in bold; the rest says the consequence and the next step. */
  title?: string;
  /** `alert` or `status` for one that appears after an action; none for one that was there from the start. */
  role?: 'alert' | 'status' | 'note';
  id?: string;
  children: ReactNode;
}

const icons: Record<Tone, IconShape> = { info: infoIcon, danger: warningCircleIcon, success: checkCircleIcon };

/** A heavy bar beside a few sentences. The tone is told by the icon and, in black and white, by the kind of rule. */
export function Notice({ tone = 'info', title, role, id, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles.tone[tone]}`} role={role} id={id}>
      <span className={styles.iconOf[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
