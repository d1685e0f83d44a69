import type { Failure } from '@first-gong/domain';
import { Loading } from '@first-gong/ui/Loading';
import { SectionError, sectionWithout } from '../parts/index.js';
import { useText } from '../text/index.js';

export interface NoPlanProps {
  failure: Failure | null;
  /** A new request is on its way. */
  updating: boolean;
  /** The page with the same choice. */
  href: string;
  /** The part that takes the focus when the plan arrives. */
  next: string;
  onRetry: () => void;
}

/** In place of a plan of seats that loads or has failed. */
export function NoPlan({ failure, updating, href, next, onRetry }: NoPlanProps) {
  const { t } = useText('seats');
  const name = t('seats.plan');
  return (
    <>
      {failure === null && <Loading label={t('common.partLoading', { part: name })} />}
      <SectionError name={name} part={sectionWithout(failure, updating)} again={{ href, onRetry }} next={next} />
    </>
  );
}
