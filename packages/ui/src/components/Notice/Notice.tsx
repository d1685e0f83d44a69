import type { ReactNode } from 'react';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { infoIcon } from '../../icons/info.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Notice.css.js';

type Tone = 'info' | 'danger' | 'success' | 'hint';

export interface NoticeProps {
  /** `hint` is a fact beside something larger: what is still held, how many points could be used. @default 'info' */
  tone?: Tone | undefined;
  /** The fact, in bold; the rest says the consequence and the next step. */
  title?: string | undefined;
  /** What it is about, where the tone's own icon says less. @default the tone's */
  icon?: IconShape | undefined;
  /** `alert` or `status` for one that appears after an action; none for one that was there from the start. */
  role?: 'alert' | 'status' | 'note' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

const icons: Record<Tone, IconShape> = {
  info: infoIcon,
  danger: warningCircleIcon,
  success: checkCircleIcon,
  hint: infoIcon,
};

/** A heavy bar beside a few sentences. The tone is told by the icon and, in black and white, by the kind of rule. */
export function Notice({ tone = 'info', icon = icons[tone], title, role, id, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles.tone[tone]}`} role={role} id={id}>
      <span className={styles.iconOf[tone]}>
        <Icon icon={icon} />
      </span>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
