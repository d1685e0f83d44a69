import { type PaymentMethod, paymentMethods } from '@first-gong/domain';
import { OptionCards } from '@first-gong/ui/OptionCards';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useText } from '../shared/text/index.js';
import { targets } from './fieldErrors.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface PaymentSectionProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  error?: string;
}

/** With what the buyer pays (spec §1). Card and wallet details are the bank's page's business, never this one's. */
export function PaymentSection({ value, onChange, error }: PaymentSectionProps) {
  const { t } = useText('preview', 'receipt');
  return (
    <section className={styles.section} aria-labelledby="payment-title" id={targets.paymentMethod} tabIndex={-1}>
      <SectionHeading id="payment-title">{t('preview.payment')}</SectionHeading>
      <OptionCards
        label={t('preview.payment')}
        labelHidden
        name="paymentMethod"
        value={value}
        onChange={onChange}
        options={paymentMethods.map((method) => ({
          value: method,
          title: t(`receipt.${method}`),
          description: t(`preview.${method}Text`),
        }))}
        error={error}
      />
    </section>
  );
}
