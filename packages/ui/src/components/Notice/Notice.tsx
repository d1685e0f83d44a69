import type { ReactNode } from 'react';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { infoIcon } from '../../icons/info.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Notice.css.js';

type Variant = 'info' | 'danger' | 'success' | 'hint';

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** `hint` is a fact beside something larger: the seats still held, the points that could be used. @default 'info' */
  variant?: Variant | undefined;
  /** The fact, in bold. The children say the consequence and the next step. */
  title?: string | undefined;
  /** An icon for the subject, where it says more than the variant's own icon. @default the variant's icon */
  icon?: IconShape | undefined;
  /** `alert` or `status` for a notice that appears after an action; none for one that the page starts with. */
  role?: 'alert' | 'status' | 'note' | undefined;
  children: ReactNode;
}

const icons: Record<Variant, IconShape> = {
  info: infoIcon,
  danger: warningCircleIcon,
  success: checkCircleIcon,
  hint: infoIcon,
};

/** A heavy bar beside a few sentences. The icon shows the variant; in black and white the border does too. */
export function Notice({ variant = 'info', icon = icons[variant], title, role, children, ...root }: NoticeProps) {
  return (
    <div {...root} className={`${styles.notice} ${styles.variants[variant]}`} role={role}>
      <span className={styles.iconOf[variant]}>
        <Icon icon={icon} />
      </span>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
