import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Icon } from '../Icon/index.js';
import * as styles from './CardTool.css.js';

interface ProblemProps {
  title: string;
  message: string;
}

/** Says what happened to the file, and what did not happen. */
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
