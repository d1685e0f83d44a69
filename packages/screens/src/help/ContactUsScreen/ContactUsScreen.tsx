import { ContactEnquiry, customerService, fieldErrors, href, privacy, textLength } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { TextArea } from '@first-gong/ui/TextArea';
import { TextField } from '@first-gong/ui/TextField';
import {
  EmailField,
  type FormFields,
  FormProblems,
  idsOf,
  type Submission,
  SubmitButton,
  TelephoneField,
  useForm,
} from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { Unsent } from '../../shared/Unsent.js';
import * as styles from './ContactUsScreen.css.js';
import { type Openings, OtherWays } from './OtherWays.js';
import { Sent, type SentEnquiry } from './Sent.js';

export type { SentEnquiry } from './Sent.js';

export interface ContactUsState extends Submission {
  values: ContactEnquiry;
  /** The last sent enquiry, or null. */
  sent: SentEnquiry | null;
  openings: Openings;
  /** Civil date in Hong Kong. */
  today: string;
  /** The browser sent the form without script; the server ignores it. */
  unsent: boolean;
}

export interface ContactUsScreenProps {
  state: ContactUsState;
  onChange: (values: ContactEnquiry) => void;
  onSubmit: () => void;
  /** Opens an empty form. */
  onAnother: () => void;
}

const fields: FormFields<keyof ContactEnquiry> = {
  ids: idsOf('name', 'email', 'contactNumber', 'enquiries'),
  kinds: { name: 'line', email: 'email', contactNumber: 'phone', enquiries: 'lines' },
};

/** Contact us (spec §2, §5): a form to customer service, and opening hours (spec §9). */
export function ContactUsScreen({ state, onChange, onSubmit, onAnother }: ContactUsScreenProps) {
  const { sent, openings, today } = state;
  return (
    <Container className={styles.page}>
      {sent ? (
        <Sent key={sent.referenceNumber} sent={sent} onAnother={onAnother} />
      ) : (
        <EnquiryForm state={state} onChange={onChange} onSubmit={onSubmit} />
      )}
      <OtherWays openings={openings} today={today} />
    </Container>
  );
}

function EnquiryForm({ state, onChange, onSubmit }: Omit<ContactUsScreenProps, 'onAnother'>) {
  const { t, lang } = useText('contactUs');

  const { values, submitting, error, failure, unsent } = state;
  const number = t('common.hotlineNumber');
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => fieldErrors(values, ContactEnquiry),
    onSubmit,
  });
  return (
    <Stack gap="s5">
      <PageTitle lead={t('contactUs.lead', customerService)}>{t('contactUs.title')}</PageTitle>
      {unsent && (
        <Unsent
          title={t('contactUs.unsentTitle')}
          text={t('contactUs.unsentText', { number })}
          again={{ href: href(lang, 'contactUs'), label: t('contactUs.loadAgain') }}
        />
      )}
      <FormProblems
        form={form}
        title={t('contactUs.problem')}
        failure={failure && failureSentence(failure, t, (what) => t('contactUs.failed', { what, number }))}
      />
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap="s5" className={styles.form}>
          <TextField label={t('contactUs.name')} {...form.field('name')} autoComplete="name" required />
          <EmailField label={t('contactUs.email')} {...form.field('email')} />
          <TelephoneField
            label={t('contactUs.phone')}
            hint={t('contactUs.phoneHint')}
            {...form.field('contactNumber')}
          />
          <div className={styles.whole}>
            <TextArea
              label={t('contactUs.enquiry')}
              hint={t('contactUs.enquiryHint')}
              {...form.field('enquiries')}
              rows={7}
              limit={textLength.enquiry}
              countLabel={(left) =>
                left < 0 ? t('contactUs.tooMany', { count: -left }) : t('contactUs.left', { count: left })
              }
              required
            />
          </div>
          <Inline as="p" gap="s4" className={styles.whole}>
            <SubmitButton busy={submitting} busyLabel={t('contactUs.submitting')}>
              {t('contactUs.submit')}
            </SubmitButton>
            <Text as="span" variant="secondary" size="small">
              {t('contactUs.privacy', { days: privacy.requestWorkingDays })}
            </Text>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
}
