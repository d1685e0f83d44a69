import { deliveryChangeWorkingDays, textLength } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { TextArea } from '@first-gong/ui/TextArea';
import { TextField } from '@first-gong/ui/TextField';
import { type Form, FormProblems, toProblems, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from '../changeRequest/changeRequest.css.js';
import { CardFront, type CardFrontHandlers } from '../changeRequest/index.js';
import { Collection } from './Collection.js';
import { RequestSlip } from './RequestSlip.js';
import {
  type DeliveryChangeField,
  type DeliveryChangeForm,
  type DeliveryChangeValues,
  errorsIn,
  fields,
  lastDay,
  needsCard,
} from './state.js';

export interface RequestFormProps {
  state: DeliveryChangeForm;
  onChange: (values: DeliveryChangeValues) => void;
  onSubmit: () => void;
  card: CardFrontHandlers;
}

/** Order and contact, the new way, the card's front, and the slip with the fee. */
export function RequestForm({ state, onChange, onSubmit, card }: RequestFormProps) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const { t: errorWords } = useText('errors');
  const { values, order, submitting, error, failure } = state;
  const hotline = t('common.hotlineNumber');
  const count = deliveryChangeWorkingDays;
  const until = order && lastDay(order);
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => toProblems(errorsIn(state), fields, errorWords),
    onSubmit,
  });
  return (
    <Container className={styles.page}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <div className={styles.main}>
          <PageTitle
            lead={
              until === null
                ? t('deliveryChange.lead', { count })
                : t('deliveryChange.leadUntil', { count, day: format.recordDay(until) })
            }
          >
            {t('deliveryChange.title')}
          </PageTitle>
          <FormProblems
            form={form}
            title={t('changeRequest.problem')}
            labels={{ appointmentDay: t('deliveryChange.day'), appointmentTime: t('deliveryChange.time') }}
            failure={failure && failureSentence(failure, t, (what) => t('changeRequest.failed', { what, hotline }))}
          />
          <Contact form={form} />
          <Collection form={form} state={state} />
          {(order === null || needsCard(state)) && (
            <CardFront
              id={fields.ids.cardImage}
              state={state.card}
              error={form.messageFor('cardImage')}
              disabled={submitting}
              without={
                order
                  ? null
                  : {
                      checked: values.withoutCard,
                      onChange: form.field('withoutCard', ['cardImage']).onChange,
                      id: values.withoutCard ? fields.ids.cardImage : fields.ids.withoutCard,
                      error: values.withoutCard ? form.messageFor('cardImage') : undefined,
                      proof: t('deliveryChange.emailHint'),
                    }
              }
              {...card}
            />
          )}
        </div>
        <div className={styles.slip}>
          <RequestSlip state={state} />
        </div>
      </form>
    </Container>
  );
}

/** The order, and who is to be reached (spec §5: all of them are required). */
function Contact({ form }: { form: Form<DeliveryChangeField, DeliveryChangeValues> }) {
  const { t } = useText('deliveryChange', 'changeRequest');
  return (
    <section className={styles.section} aria-labelledby="order-title">
      <SectionHeading id="order-title">{t('deliveryChange.order')}</SectionHeading>
      <div className={styles.fields}>
        <TextField
          label={t('changeRequest.transactionNumber')}
          hint={t('changeRequest.transactionHint', { example: 'T-20261120-08841273' })}
          {...form.field('transactionNumber', ['option', 'cardImage'])}
          autoComplete="off"
          required
        />
        <TextField
          label={t('deliveryChange.contactName')}
          {...form.field('contactName')}
          autoComplete="name"
          required
        />
        <TextField
          label={t('deliveryChange.mobile')}
          hint={t('deliveryChange.mobileHint')}
          {...form.field('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <TextField
          label={t('deliveryChange.email')}
          hint={t('deliveryChange.emailHint')}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <div className={styles.whole}>
          <TextArea
            label={t('deliveryChange.address')}
            hint={t('deliveryChange.addressHint')}
            {...form.field('deliveryAddress')}
            rows={3}
            limit={textLength.address}
            countLabel={(left) =>
              left < 0
                ? t('changeRequest.tooMany', { count: -left })
                : t('changeRequest.charactersLeft', { count: left })
            }
            required
          />
        </div>
      </div>
    </section>
  );
}
