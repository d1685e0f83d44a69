import { type PurchaseStep, purchaseSteps } from '@first-gong/domain';
import { Steps } from '@first-gong/ui/Steps';
import * as styles from './PurchaseSteps.css.js';
import { useText } from './text/index.js';

export interface PurchaseStepsProps {
  current: PurchaseStep;
  /** Replaces the step's name if something blocks the purchase: "Payment declined". */
  state?: string | undefined;
}

/** The five steps of a purchase. */
export function PurchaseSteps({ current, state }: PurchaseStepsProps) {
  const { t } = useText();
  const index = purchaseSteps.indexOf(current);
  const names = [
    t('common.stepPerformance'),
    t('common.stepSeats'),
    t('common.stepCart'),
    t('common.stepCheck'),
    t('common.stepReceipt'),
  ];
  return (
    <div className={styles.notOnPaper}>
      <Steps
        label={t('common.stepsLabel')}
        steps={state === undefined ? names : names.with(index, state)}
        current={index}
      />
    </div>
  );
}
