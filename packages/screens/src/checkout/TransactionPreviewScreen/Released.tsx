import { useId } from 'react';
import { ActionFailure } from '../../shared/messages/ActionFailure.js';
import { CartContents, type ReleasedHandlers, ReleasedHead } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import type { EmptyPreview } from './state.js';

export type ReleasedProps = Omit<EmptyPreview, 'kind'> & ReleasedHandlers;

/** Released seats, which the buyer can hold again. */
export function Released({ released, ...actions }: ReleasedProps) {
  const { t } = useText('order');
  const headingId = useId();
  const { failure } = actions.again;
  return (
    <>
      {failure && <ActionFailure failure={failure}>{t('order.cartUnchanged')}</ActionFailure>}
      {released.length > 1 && <ReleasedHead released={released} main headingId={headingId} {...actions} />}
      <CartContents cart={{ items: [], released }} main {...actions} />
    </>
  );
}
