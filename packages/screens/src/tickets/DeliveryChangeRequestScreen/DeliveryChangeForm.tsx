import { deliveryChangeWorkingDays } from '@first-gong/domain';
import { Columns } from '@first-gong/ui/Columns';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { EmailField, type Form, TelephoneField, useForm } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from '../changeRequest/changeRequest.css.js';
import { AddressField, type CardFrontHandlers, RequestForm } from '../changeRequest/index.js';
import { Collection } from './Collection.js';
import { RequestSlip } from './RequestSlip.js';
import {
  type DeliveryChangeField,
  type DeliveryChangeValues,
  errorsIn,
  type DeliveryChangeForm as FormState,
  fields,
  lastDay,
} from './state.js';

export interface DeliveryChangeFormProps {
  state: FormState;
  onChange: (values: DeliveryChangeValues) => void;
  onSubmit: () => void;
  card: CardFrontHandlers;
}

/** Order, contact, new collection, the card's front, and the slip with the fee. */
export function DeliveryChangeForm({ state, onChange, onSubmit, card }: DeliveryChangeFormProps) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const { values, order, submitting, error } = state;
  const count = deliveryChangeWorkingDays;
  const until = order && lastDay(order);
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => errorsIn(state),
    onSubmit,
  });
  return (
    <RequestForm
      form={form}
      state={state}
      title={t('deliveryChange.title')}
      lead={
        until === null
          ? t('deliveryChange.lead', { count })
          : t('deliveryChange.leadUntil', { count, day: format.recordDay(until) })
      }
      labels={{ appointmentDay: t('deliveryChange.day'), appointmentTime: t('deliveryChange.time') }}
      card={card}
      withoutCard={form.field('withoutCard', ['cardImage'])}
      proof={t('deliveryChange.emailHint')}
      slip={<RequestSlip state={state} />}
    >
      <Contact form={form} />
      <Collection form={form} state={state} />
    </RequestForm>
  );
}

/** Order and contact (spec §5: all required). */
function Contact({ form }: { form: Form<DeliveryChangeField, DeliveryChangeValues> }) {
  const { t } = useText('deliveryChange', 'changeRequest');
  return (
    <Stack as="section" aria-labelledby="order-title">
      <SectionHeading id="order-title">{t('deliveryChange.order')}</SectionHeading>
      <Columns gap="s4">
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
        <TelephoneField
          label={t('deliveryChange.mobile')}
          hint={t('deliveryChange.mobileHint')}
          {...form.field('mobile')}
        />
        <EmailField label={t('deliveryChange.email')} hint={t('deliveryChange.emailHint')} {...form.field('email')} />
        <div className={styles.whole}>
          <AddressField
            label={t('deliveryChange.address')}
            hint={t('deliveryChange.addressHint')}
            {...form.field('deliveryAddress')}
          />
        </div>
      </Columns>
    </Stack>
  );
}
