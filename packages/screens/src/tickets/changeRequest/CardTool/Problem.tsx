import { Icon } from '@first-gong/ui/Icon';
import { warningCircleIcon } from '@first-gong/ui/icons/warning-circle';
import * as styles from './CardTool.css.js';

interface ProblemProps {
  title: string;
  message: string;
}

/** What happened to the file, and what did not happen. */
export function Problem({ title, message }: ProblemProps) {
  return (
    <div role="alert">
      <p className={styles.problemTitle}>
        <Icon icon={warningCircleIcon} /> <span>{title}</span>
      </p>
      <p className={styles.problem}>{message}</p>
    </div>
  );
}
