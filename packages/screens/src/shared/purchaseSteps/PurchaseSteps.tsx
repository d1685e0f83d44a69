import { Steps } from '@first-gong/ui/Steps';
import { useText } from '../text/index.js';
import * as styles from './PurchaseSteps.css.js';

const order = ['performance', 'seats', 'cart', 'preview', 'receipt'] as const;
export type StepName = (typeof order)[number];

/** The five steps of a purchase, at the one the reader is at: the `steps` of `PageLayout` on every page of it. */
export function PurchaseSteps({ current }: { current: StepName }) {
  const { t } = useText();
  return (
    <div className={styles.notOnPaper}>
      <Steps
        label={t('common.stepsLabel')}
        steps={[
          t('common.stepPerformance'),
          t('common.stepSeats'),
          t('common.stepCart'),
          t('common.stepCheck'),
          t('common.stepReceipt'),
        ]}
        current={order.indexOf(current)}
        doneLabel={t('common.stepDone')}
      />
    </div>
  );
}
