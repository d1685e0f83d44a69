import type { ReactNode } from 'react';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { infoIcon } from '../../icons/info.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Notice.css.js';

type Variant = 'info' | 'danger' | 'success' | 'hint';

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** `hint` is a fact about larger content, such as seats still held. @default 'info' */
  variant?: Variant | undefined;
  /** The fact, in bold. The children add consequence and next step. */
  title?: string | undefined;
  /** Icon of the subject. @default the variant's icon */
  icon?: IconShape | undefined;
  /** `alert` or `status` after an action, none for an initial notice. */
  role?: 'alert' | 'status' | 'note' | undefined;
  children: ReactNode;
}

const icons: Record<Variant, IconShape> = {
  info: infoIcon,
  danger: warningCircleIcon,
  success: checkCircleIcon,
  hint: infoIcon,
};

/** A bar next to some sentences. Icon and, in black and white, border show the variant. */
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
