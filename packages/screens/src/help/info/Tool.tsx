import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './info.css.js';

export interface ToolProps {
  /** Label of the form. */
  label: string;
  /** The calculator's own page, which gets the values in the address. */
  action: string;
  fields: ReactNode;
  /** The result, or a hint before. */
  children: ReactNode;
}

/** A calculator beside a table. A `GET` form: without script, the server calculates. */
export function Tool({ label, action, fields, children }: ToolProps) {
  const { t } = useText('info');
  return (
    <Ticket strong className={styles.tool}>
      <Stack>
        <form method="get" action={action} aria-label={label}>
          <Inline align="stretch">
            {fields}
            <Button type="submit">{t('info.workOut')}</Button>
          </Inline>
        </form>
        <div role="status">
          <Stack gap="s3">{children}</Stack>
        </div>
      </Stack>
    </Ticket>
  );
}
