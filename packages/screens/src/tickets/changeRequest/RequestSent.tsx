import { changeRequestWorkingDays } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Reference } from '@first-gong/ui/FailureBox';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import { WithHotline } from '../../shared/WithHotline.js';
import * as styles from './changeRequest.css.js';

export interface RequestSentProps {
  title: string;
  lead: string;
  referenceNumber: string;
  /** Between the number and the next steps: the paid fee. */
  children?: ReactNode;
  actions: ReactNode;
}

/** Replaces the form: reference number and next steps. Receives focus. */
export function RequestSent({ title, lead, referenceNumber, children, actions }: RequestSentProps) {
  const { t } = useText('changeRequest');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className={styles.page}>
      <Stack gap="s5" align="start" className={styles.sent}>
        <PageTitle ref={heading} lead={lead}>
          <Icon icon={checkCircleIcon} /> <span>{title}</span>
        </PageTitle>
        <p>
          <Reference label={t('changeRequest.reference')}>{referenceNumber}</Reference>
        </p>
        {children}
        <SectionHeading>{t('changeRequest.next')}</SectionHeading>
        <Stack as="ol" gap="s3" marked>
          <li>{t('changeRequest.nextMail')}</li>
          <li>{t('changeRequest.nextHandled', { count: changeRequestWorkingDays })}</li>
          <li>
            <WithHotline>{t('changeRequest.nextQuestion', { hotline: t('common.hotlineNumber') })}</WithHotline>
          </li>
        </Stack>
        <Inline align="stretch">{actions}</Inline>
      </Stack>
    </Container>
  );
}
