import type { Failure } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';
import { actionTitle } from './failureTitle.js';

export interface ActionFailureProps {
  failure: Failure;
  /** Certain facts, and the next step. Without a response the result of the action is unknown. */
  children: string;
}

/** An action that got no answer. The page stays as it was, so this is a notice and not a page. */
export function ActionFailure({ failure, children }: ActionFailureProps) {
  const { t } = useText();
  return (
    <Notice variant="danger" title={actionTitle(failure, t)} role="alert">
      {failure.message !== undefined && <p>{failure.message}</p>}
      <p>{children}</p>
    </Notice>
  );
}
