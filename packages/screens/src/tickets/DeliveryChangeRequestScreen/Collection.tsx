import {
  customerService,
  type Destination,
  delivery,
  deliveryChangeFee,
  deliveryChangeOptions,
  destinations,
  type PaymentMethod,
  paymentMethods,
  pickUpDays,
  pickUpTimes,
} from '@first-gong/domain';
import { Columns } from '@first-gong/ui/Columns';
import { OptionCards } from '@first-gong/ui/OptionCards';
import { RadioGroup } from '@first-gong/ui/RadioGroup';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Select } from '@first-gong/ui/Select';
import { Stack } from '@first-gong/ui/Stack';
import type { Form } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import {
  type DeliveryChangeField,
  type DeliveryChangeForm,
  type DeliveryChangeValues,
  feeOf,
  orderOf,
} from './state.js';

export interface CollectionProps {
  form: Form<DeliveryChangeField, DeliveryChangeValues>;
  state: DeliveryChangeForm;
}

/** The three options of spec §3 with their fees, and the fields of the chosen one. */
export function Collection({ form, state }: CollectionProps) {
  const { t, format } = useText('deliveryChange', 'payment');
  const { values, order } = state;
  const { id, name, value, onChange, error } = form.field('option', [
    'appointmentDay',
    'appointmentTime',
    'destination',
  ]);
  const isKiosk = order?.delivery.method === 'kiosk';
  const fee = deliveryChangeFee({ option: 'delivery' }, orderOf(order));
  const texts = {
    kiosk: t(isKiosk ? 'deliveryChange.kioskNow' : 'deliveryChange.kioskText'),
    pickUp: t('deliveryChange.pickUpText', customerService),
    delivery: t('deliveryChange.deliveryText'),
  };
  const free = t('deliveryChange.free');
  return (
    // Focusable by script as a target of the error summary.
    <section aria-labelledby="collection-title" id={id} tabIndex={-1}>
      <Stack>
        <SectionHeading id="collection-title">{t('deliveryChange.collectionHeading')}</SectionHeading>
        <OptionCards
          label={t('deliveryChange.collection')}
          labelHidden
          name={name}
          value={value}
          onChange={onChange}
          options={deliveryChangeOptions.map((option) => ({
            value: option,
            title: t(option === 'delivery' ? 'deliveryChange.delivery' : `payment.${option}`),
            description: texts[option],
            price:
              option !== 'delivery' || fee === 0 ? free : t('deliveryChange.feeFrom', { amount: format.money(fee) }),
            disabled: option === 'kiosk' && isKiosk,
          }))}
          error={error}
        />
        {values.option === 'pickUp' && <Appointment form={form} state={state} />}
        {values.option === 'delivery' && <Courier form={form} state={state} />}
      </Stack>
    </section>
  );
}

/** Day and hour at the box office. */
function Appointment({ form, state }: CollectionProps) {
  const { t, format } = useText('deliveryChange', 'payment');
  const startsAt = (state.order?.orders ?? []).map(({ event }) => event.startsAt);
  return (
    <Columns gap="s4">
      <Select
        {...form.field('appointmentDay')}
        label={t('deliveryChange.day')}
        hint={t('deliveryChange.dayHint')}
        placeholder={t('deliveryChange.dayChoose')}
        emptyLabel={t('deliveryChange.dayNone')}
        options={pickUpDays({ startsAt, now: state.now }).map((day) => ({
          value: day,
          label: format.dayAndWeekday(day),
        }))}
      />
      <Select
        {...form.field('appointmentTime')}
        label={t('deliveryChange.time')}
        placeholder={t('deliveryChange.timeChoose')}
        emptyLabel={t('deliveryChange.timeNone')}
        options={pickUpTimes.map((time) => ({ value: time, label: time }))}
      />
    </Columns>
  );
}

/** The destination determines fee and last day (spec §9 Delivery). */
function Courier({ form, state }: CollectionProps) {
  const { t, format } = useText('deliveryChange', 'payment');
  const { order } = state;
  const stops = (destination: Destination): string => {
    const terms = delivery[destination];
    const days = terms.stopsDaysBefore;
    if (!('days' in terms)) return t('deliveryChange.stops', { days });
    const [from, to] = terms.days;
    return t('deliveryChange.takes', { from, to, days });
  };
  return (
    <>
      <OptionCards<Destination>
        {...form.field('destination')}
        label={t('deliveryChange.destination')}
        options={destinations.map((destination) => {
          const fee = deliveryChangeFee({ option: 'delivery', destination }, orderOf(order));
          return {
            value: destination,
            title: t(`deliveryChange.${destination}`),
            description: stops(destination),
            price: fee === 0 ? t('deliveryChange.free') : format.money(fee),
          };
        })}
      />
      {feeOf(state) > 0 && (
        <RadioGroup<PaymentMethod>
          {...form.field('paymentMethod')}
          label={t('deliveryChange.paymentMethod')}
          options={paymentMethods.map((method) => ({ value: method, label: t(`payment.${method}`) }))}
        />
      )}
    </>
  );
}
