import type { Failure } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';
import { actionTitle } from './failureTitle.js';

export interface ActionFailureProps {
  failure: Failure;
  /** Certain facts and the next step. Without a response the result is unknown. */
  children: string;
}

/** Notice about an action without a response. The page stays as it was. */
export function ActionFailure({ failure, children }: ActionFailureProps) {
  const { t } = useText();
  return (
    <Notice variant="danger" title={actionTitle(failure, t)} role="alert">
      {failure.message !== undefined && <p>{failure.message}</p>}
      <p>{children}</p>
    </Notice>
  );
}
