import { type PurchaseStep, purchaseSteps } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Icon } from '@first-gong/ui/Icon';
import { checkIcon } from '@first-gong/ui/icons/check';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import * as styles from './PurchaseSteps.css.js';
import { useText } from './text/index.js';

export interface PurchaseStepsProps {
  current: PurchaseStep;
  /** Replaces the step's name if something blocks the purchase: "Payment declined". */
  state?: string | undefined;
}

const names = [
  'common.stepPerformance',
  'common.stepSeats',
  'common.stepCart',
  'common.stepCheck',
  'common.stepReceipt',
] as const;

/** The five steps of a purchase: finished ones have a tick, the current one is yellow. Not links. */
export function PurchaseSteps({ current, state: reason }: PurchaseStepsProps) {
  const { t } = useText();
  const at = purchaseSteps.indexOf(current);
  return (
    <div className={styles.bar}>
      <Container>
        <ol className={styles.list} aria-label={t('common.stepsLabel')}>
          {names.map((name, index) => {
            const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
            return (
              <li
                key={name}
                className={styles.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={styles.square} aria-hidden="true">
                  {state === 'done' ? <Icon icon={checkIcon} weight="bold" /> : index + 1}
                </span>
                <span className={styles.name}>{index === at && reason !== undefined ? reason : t(name)}</span>
                {state === 'done' && <VisuallyHidden>{t('common.stepDone')}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
      </Container>
    </div>
  );
}
