import { Steps } from '@first-gong/ui/Steps';
import { useText } from '../text/index.js';

const order = ['performance', 'seats', 'cart', 'check', 'receipt'] as const;

/** The five steps of a purchase, at the one the reader is at. The same list stands on every page of it. */
export function PurchaseSteps({ current }: { current: (typeof order)[number] }) {
  const { t } = useText();
  return (
    <Steps
      label={t('cart.steps')}
      steps={[
        t('cart.stepPerformance'),
        t('cart.stepSeats'),
        t('cart.stepCart'),
        t('cart.stepCheck'),
        t('cart.stepReceipt'),
      ]}
      current={order.indexOf(current)}
      doneLabel={t('cart.stepDone')}
    />
  );
}
