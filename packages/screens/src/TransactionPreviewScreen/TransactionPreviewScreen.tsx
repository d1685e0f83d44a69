import type { Failure, GoneItem, PreviewChoice, TransactionPreview } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Loading } from '@first-gong/ui/Loading';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { eventsHref } from '../shared/hrefs/index.js';
import { FailureMessage } from '../shared/messages/index.js';
import { CartContents, PurchaseLayout } from '../shared/purchase/index.js';
import { useText } from '../shared/text/index.js';
import type { PreviewError } from './fieldErrors.js';
import { PreviewForm } from './PreviewForm.js';

export interface ReadyPreview {
  kind: 'ready';
  /** What the server worked out last. */
  preview: TransactionPreview;
  /** Until every seat is released, by the server's clock. */
  secondsLeft: number;
  /** What the buyer has chosen by now; ahead of `preview` while `updating`. */
  choice: PreviewChoice;
  agreed: boolean;
  /** The total is being worked out for a new choice. */
  updating: boolean;
  confirming: boolean;
  cancelling: boolean;
  /** Cancel Order has been asked for and waits for its answer. */
  cancelOpen: boolean;
  /** Why the last confirmation was refused, or null. A new object for each attempt. */
  error: PreviewError | null;
  /** Why the last action was not answered, or null. */
  failure: Failure | null;
  /** What is said aloud about the time, as in the cart. */
  announcement: string;
  memberName: string;
}

export type PreviewState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'empty' }
  | { kind: 'expired'; gone: GoneItem[] }
  | ReadyPreview;

export interface TransactionPreviewScreenProps {
  state: PreviewState;
  onChoice: (choice: PreviewChoice) => void;
  onAgree: (agreed: boolean) => void;
  onConfirm: () => void;
  onCancelOpen: (open: boolean) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** Transaction Preview (spec §4 Order): the last look, with every fee, before Confirm makes the order final. */
export function TransactionPreviewScreen({ state, onRetry, ...actions }: TransactionPreviewScreenProps) {
  if (state.kind === 'ready') return <PreviewForm state={state} {...actions} />;
  return (
    <PurchaseLayout>
      <NotReady state={state} onRetry={onRetry} />
    </PurchaseLayout>
  );
}

function NotReady({
  state,
  onRetry,
}: {
  state: Exclude<PreviewState, ReadyPreview>;
  onRetry: TransactionPreviewScreenProps['onRetry'];
}) {
  const { t, lang } = useText('cart', 'preview');
  const toEvents = (
    <Button variant="buy" href={eventsHref(lang)}>
      {t('cart.emptyAction')}
    </Button>
  );
  switch (state.kind) {
    case 'failed':
      return <FailureMessage failure={state.failure} onRetry={onRetry} />;
    case 'loading':
      return (
        <>
          <PageTitle>{t('preview.title')}</PageTitle>
          <Loading label={t('preview.loading')} size="page" />
        </>
      );
    case 'empty':
      return (
        <>
          <PageTitle>{t('preview.title')}</PageTitle>
          <EmptyState title={t('preview.emptyTitle')} headingLevel={2} action={toEvents}>
            <p>{t('preview.emptyText')}</p>
          </EmptyState>
        </>
      );
    case 'expired':
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
}
