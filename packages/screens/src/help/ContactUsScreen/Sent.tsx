import { customerService } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Reference } from '@first-gong/ui/FailureBox';
import { Icon } from '@first-gong/ui/Icon';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';

/** An enquiry that customer service has received. */
export interface SentEnquiry {
  referenceNumber: string;
  /** Address for the reply. */
  email: string;
  /** Deadline of a privacy request (spec §9), or null if unknown. */
  privacyDue: string | null;
}

/** Replaces the form: reference number and next steps. Receives focus. */
export function Sent({ sent, onAnother }: { sent: SentEnquiry; onAnother: () => void }) {
  const { t, format } = useText('contactUs');
  const { referenceNumber, email, privacyDue } = sent;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="s5">
      <PageTitle ref={title} lead={t('contactUs.sentLead')}>
        <Icon icon={checkCircleIcon} /> {t('contactUs.sentTitle')}
      </PageTitle>
      <p>
        <Reference label={t('contactUs.reference')}>{referenceNumber}</Reference>
      </p>
      <SectionHeading>{t('contactUs.nextTitle')}</SectionHeading>
      <Stack as="ol" gap="s3" marked>
        <li>{t('contactUs.nextRead', customerService)}</li>
        <li>{t('contactUs.nextAnswer', { email })}</li>
        {privacyDue && <li>{t('contactUs.nextPrivacy', { date: format.recordDay(privacyDue) })}</li>}
      </Stack>
      <p>
        <Button onClick={onAnother}>{t('contactUs.another')}</Button>
      </p>
    </Stack>
  );
}
