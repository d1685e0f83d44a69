import { NotReady } from '../../shared/notReady/index.js';
import { PurchaseLayout } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { NothingToPay } from './NothingToPay.js';
import { PreviewForm } from './PreviewForm.js';
import type { TransactionPreviewScreenProps } from './state.js';

export type { NoOrder, PreviewState } from './state.js';

/** Transaction Preview (spec §4 Order): the order with every fee, before Confirm makes it final. */
export function TransactionPreviewScreen({ state, onRetry, ...actions }: TransactionPreviewScreenProps) {
  const { t } = useText('preview');
  if (state.kind === 'ready') return <PreviewForm state={state} {...actions} />;
  return (
    <PurchaseLayout>
      {state.kind === 'loading' || state.kind === 'failed' ? (
        <NotReady
          state={state}
          title={t('preview.title')}
          lead={t('preview.loadingLead')}
          loading={t('preview.loading')}
          onRetry={onRetry}
        />
      ) : (
        <NothingToPay state={state} onHoldAgain={actions.onHoldAgain} onDismissReleased={actions.onDismissReleased} />
      )}
    </PurchaseLayout>
  );
}
