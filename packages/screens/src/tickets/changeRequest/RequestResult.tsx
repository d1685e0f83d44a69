import { changeRequestWorkingDays, href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Reference } from '@first-gong/ui/FailureBox';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import { WithHotline } from '../../shared/WithHotline.js';
import * as styles from './changeRequest.css.js';

interface RequestResultProps {
  title: ReactNode;
  lead?: string;
  children: ReactNode;
}

/** A page in place of a form that was sent. Its title receives focus. */
export function RequestResult({ title, lead, children }: RequestResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className={styles.page}>
      <Stack gap="s5" align="start" className={styles.sent}>
        <PageTitle ref={heading} lead={lead}>
          {title}
        </PageTitle>
        {children}
      </Stack>
    </Container>
  );
}

interface RequestSentProps {
  referenceNumber: string;
  /** Of the member's order, or null for a visitor. */
  transactionNumber: string | null;
  /** Opens another form. */
  onAnother: () => void;
  /** Between the number and the next steps: the paid fee. */
  children?: ReactNode;
}

/** A received request: its number, and the next steps. */
export function RequestSent({ referenceNumber, transactionNumber, onAnother, children }: RequestSentProps) {
  const { t, lang } = useText('changeRequest');
  const title = (
    <>
      <Icon icon={checkCircleIcon} /> <span>{t('changeRequest.sent')}</span>
    </>
  );
  return (
    <RequestResult title={title} lead={t('changeRequest.sentLead')}>
      <RequestReference>{referenceNumber}</RequestReference>
      {children}
      <SectionHeading>{t('changeRequest.next')}</SectionHeading>
      <Stack as="ol" gap="s3" marked>
        <li>{t('changeRequest.nextMail')}</li>
        <li>{t('changeRequest.nextHandled', { count: changeRequestWorkingDays })}</li>
        <li>
          <WithHotline>{t('changeRequest.nextQuestion', { hotline: t('common.hotlineNumber') })}</WithHotline>
        </li>
      </Stack>
      <Inline align="stretch">
        {transactionNumber && (
          <Button href={href(lang, 'transactionDetail', { transactionNumber })}>
            {t('changeRequest.toTransaction')}
          </Button>
        )}
        <Button onClick={onAnother}>{t('changeRequest.another')}</Button>
      </Inline>
    </RequestResult>
  );
}

/** The number of a request, for questions about it. */
export function RequestReference({ children }: { children: string }) {
  const { t } = useText('changeRequest');
  return (
    <p>
      <Reference label={t('changeRequest.reference')}>{children}</Reference>
    </p>
  );
}

interface RequestClosedProps {
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
