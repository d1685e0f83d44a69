import { type PaymentMethod, paymentMethods } from '@first-gong/domain';
import { OptionCards } from '@first-gong/ui/OptionCards';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import type { FieldProps } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface PaymentSectionProps {
  field: FieldProps<PaymentMethod>;
}

/** Payment method (spec §1). Only the bank's page asks for details of the card or wallet. */
export function PaymentSection({ field }: PaymentSectionProps) {
  const { t } = useText('preview', 'receipt');
  return (
    <section className={styles.section} aria-labelledby="payment-title" id={field.id} tabIndex={-1}>
      <Stack>
        <SectionHeading id="payment-title">{t('preview.payment')}</SectionHeading>
        <OptionCards
          label={t('preview.payment')}
          labelHidden
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          options={paymentMethods.map((method) => ({
            value: method,
            title: t(`receipt.${method}`),
            description: t(`preview.${method}Text`),
          }))}
          error={field.error}
        />
      </Stack>
    </section>
  );
}
