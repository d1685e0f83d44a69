import { type PurchaseStep, purchaseSteps } from '@first-gong/domain';
import { Steps } from '@first-gong/ui/Steps';
import { useText } from '../text/index.js';
import * as styles from './PurchaseSteps.css.js';

/** The five steps of a purchase, at the one the reader has reached. Each page of a purchase gives them to `PageLayout`. */
export function PurchaseSteps({ current }: { current: PurchaseStep }) {
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
        current={purchaseSteps.indexOf(current)}
        doneLabel={t('common.stepDone')}
      />
    </div>
  );
}
