import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { WithHotline } from '../shared/WithHotline.js';
import * as styles from './Unsent.css.js';

export interface UnsentProps {
  title: string;
  text: string;
  again: { href: string; label: string };
}

/** Reports that a form sent without script was ignored, and what helps. */
export function Unsent({ title, text, again }: UnsentProps) {
  return (
    <Notice variant="danger" role="alert" title={title}>
      <p>
        <WithHotline>{text}</WithHotline>
      </p>
      <p className={styles.again}>
        <Button size="small" href={again.href}>
          {again.label}
        </Button>
      </p>
    </Notice>
  );
}
