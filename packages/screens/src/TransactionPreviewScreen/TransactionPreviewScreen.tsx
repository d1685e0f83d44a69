import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { NotReady } from '../shared/notReady/index.js';
import { CartContents, PurchaseLayout } from '../shared/purchase/index.js';
import { useText } from '../shared/text/index.js';
import { PreviewForm } from './PreviewForm.js';
import type { EmptyPreview, ExpiredPreview, TransactionPreviewScreenProps } from './state.js';

export type { PreviewState } from './state.js';

/** Transaction Preview (spec §4 Order): the order with every fee, before Confirm makes it final. */
export function TransactionPreviewScreen({ state, onRetry, ...actions }: TransactionPreviewScreenProps) {
  const { t } = useText('preview');
  if (state.kind === 'ready') return <PreviewForm state={state} {...actions} />;
  return (
    <PurchaseLayout>
      {state.kind === 'empty' || state.kind === 'expired' ? (
        <NothingToBuy state={state} />
      ) : (
        <NotReady state={state} title={t('preview.title')} loading={t('preview.loading')} onRetry={onRetry} />
      )}
    </PurchaseLayout>
  );
}

function NothingToBuy({ state }: { state: EmptyPreview | ExpiredPreview }) {
  const { t, lang } = useText('cart', 'preview');
  const toEvents = (
    <Button variant="buy" href={href(lang, 'home')}>
      {t('cart.emptyAction')}
    </Button>
  );
  if (state.kind === 'empty') {
    return (
      <>
        <PageTitle>{t('preview.title')}</PageTitle>
        <EmptyState title={t('preview.emptyTitle')} headingLevel={2} action={toEvents}>
          <p>{t('preview.emptyText')}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <div>
        <PageTitle lead={t('preview.expiredText')}>{t('preview.expiredTitle')}</PageTitle>
      </div>
      <CartContents cart={{ items: [], gone: state.gone }} />
      <p>{toEvents}</p>
    </>
  );
}
