import { type PaymentMethod, paymentMethods } from '@first-gong/domain';
import { OptionCards } from '@first-gong/ui/OptionCards';
import type { FieldProps } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { Section } from './Section.js';

/** Payment method (spec §1). Only the bank's page asks for details of the card or wallet. */
export function PaymentSection({ field }: { field: FieldProps<PaymentMethod> }) {
  const { t } = useText('preview', 'payment');
  return (
    <Section id={field.id} title={t('preview.payment')}>
      <OptionCards
        label={t('preview.payment')}
        labelHidden
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        options={paymentMethods.map((method) => ({
          value: method,
          title: t(`payment.${method}`),
          description: t(`preview.${method}Text`),
        }))}
        error={field.error}
      />
    </Section>
  );
}
