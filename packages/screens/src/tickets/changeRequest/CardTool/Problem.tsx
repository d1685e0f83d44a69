import { Icon } from '@first-gong/ui/Icon';
import { warningCircleIcon } from '@first-gong/ui/icons/warning-circle';
import { Text } from '@first-gong/ui/Text';
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
      <Text size="small">{message}</Text>
    </div>
  );
}
