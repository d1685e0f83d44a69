import { NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { latePart } from '../../shared/parts/latePart.js';
import { PurchaseLayout } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { PreviewForm } from './PreviewForm.js';
import type { TransactionPreviewScreenProps } from './state.js';

export type { NoOrder, PreviewState } from './state.js';

/** Lazy-loaded, because most carts have seats. */
const NothingToPay = latePart(
  () => import('./NothingToPay.js'),
  (file) => file.NothingToPay,
);

/** Transaction Preview (spec §4 Order): the order with every fee, before Confirm makes it final. */
export function TransactionPreviewScreen({ state, onRetry, ...actions }: TransactionPreviewScreenProps) {
  const { t } = useText('preview');
  if (state.kind === 'ready') return <PreviewForm state={state} {...actions} />;
  const notReady = (missing: NotReadyState) => (
    <NotReady
      state={missing}
      title={t('preview.title')}
      lead={t('preview.loadingLead')}
      loading={t('preview.loading')}
      onRetry={onRetry}
    />
  );
  return (
    <PurchaseLayout>
      {state.kind === 'loading' || state.kind === 'failed' ? (
        notReady(state)
      ) : (
        <NothingToPay
          partName={t('preview.title')}
          waiting={notReady({ kind: 'loading' })}
          state={state}
          onHoldAgain={actions.onHoldAgain}
          onDismissReleased={actions.onDismissReleased}
        />
      )}
    </PurchaseLayout>
  );
}
