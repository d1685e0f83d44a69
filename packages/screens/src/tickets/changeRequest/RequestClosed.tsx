import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './changeRequest.css.js';

export interface RequestClosedProps {
  title: string;
  /** The reason, in a few words. */
  why: string;
  transactionNumber: string;
  /** The reason as a sentence, and what is still possible. */
  children: ReactNode;
}

/** Replaces the form if the order cannot be changed: the reason, and a link back. */
export function RequestClosed({ title, why, transactionNumber, children }: RequestClosedProps) {
  const { t, lang } = useText('changeRequest');
  return (
    <Container className={styles.page}>
      <Stack gap="s5" align="start" className={styles.sent}>
        <PageTitle>{title}</PageTitle>
        <Notice title={why}>
          <p>{children}</p>
        </Notice>
        <Button href={href(lang, 'transactionDetail', { transactionNumber })}>
          {t('changeRequest.toTransaction')}
        </Button>
      </Stack>
    </Container>
  );
}
