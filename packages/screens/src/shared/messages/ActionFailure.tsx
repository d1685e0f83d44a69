import type { Failure } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';

export interface ActionFailureProps {
  failure: Failure;
  /** What can be said for certain, and the next step. Whether the action took place is not known when no answer came. */
  children: string;
}

/** An action that was not answered. The page stays as it was, so it takes a notice and not the whole page. */
export function ActionFailure({ failure, children }: ActionFailureProps) {
  const { t } = useText();
  return (
    <Notice variant="danger" title={t(`common.${failure.kind}Title`)} role="alert">
      {failure.message !== undefined && <p>{failure.message}</p>}
      <p>{children}</p>
    </Notice>
  );
}
