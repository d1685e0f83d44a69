import type { Failure } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';

/** An action that was not answered. The page stays as it was, so it takes a notice and not the whole page. */
export function ActionFailure({ title, failure }: { title: string; failure: Failure }) {
  const { t } = useText();
  return (
    <Notice tone="danger" title={title} role="alert">
      <p>{failure.message ?? t('cart.notChangedText', { what: t(`common.${failure.kind}Title`) })}</p>
    </Notice>
  );
}
