import { Steps } from '@first-gong/ui/Steps';
import { useText } from '../text/index.js';

const order = ['performance', 'seats', 'cart', 'preview', 'receipt'] as const;
export type StepName = (typeof order)[number];

/** The five steps of a purchase, at the one the reader is at: the `steps` of `PageLayout` on every page of it. */
export function PurchaseSteps({ current }: { current: StepName }) {
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
