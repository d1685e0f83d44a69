import { Loading } from '@first-gong/ui/Loading';
import type { PlanState } from '../buying/holding.js';
import { SectionError, sectionWithout } from '../parts/index.js';
import { useText } from '../text/index.js';

export interface NoPlanProps {
  state: PlanState | null;
  /** The page with the same choice. */
  href: string;
  /** The part that takes the focus when the plan arrives. */
  next: string;
  onRetry: () => void;
}

/** In place of a plan of seats that loads or has failed. */
export function NoPlan({ state, href, next, onRetry }: NoPlanProps) {
  const { t } = useText('seats');
  const { failure = null, updating = false } = state ?? {};
  const name = t('seats.plan');
  return (
    <>
      {failure === null && <Loading label={t('common.partLoading', { part: name })} />}
      <SectionError name={name} part={sectionWithout(failure, updating)} again={{ href, onRetry }} next={next} />
    </>
  );
}
