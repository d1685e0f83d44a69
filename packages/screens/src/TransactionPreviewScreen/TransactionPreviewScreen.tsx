import { type Failure, type GoneItem, href, type PreviewChoice, type TransactionPreview } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { PageTitle } from '@first-gong/ui/PageTitle';
import type { Refusal } from '../shared/form/index.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { CartContents, PurchaseLayout } from '../shared/purchase/index.js';
import { useText } from '../shared/text/index.js';
import { PreviewForm } from './PreviewForm.js';

export interface ReadyPreview {
  kind: 'ready';
  /** The last preview from the server. */
  preview: TransactionPreview;
  /** Seconds until the server releases every seat. */
  secondsLeft: number;
  /** What the buyer has chosen. While `updating` it is newer than `preview`. */
  choice: PreviewChoice;
  agreed: boolean;
  /** The server prices a new choice. */
  updating: boolean;
  confirming: boolean;
  cancelling: boolean;
  /** The dialog of Cancel Order is open. */
  cancelOpen: boolean;
  /** Why the server refused the last action, or null. */
  error: Refusal | null;
  /** Why the last action got no answer, or null. */
  failure: Failure | null;
  /** What screen readers say about the time, as in the cart. */
  announcement: string;
  memberName: string;
}

interface EmptyPreview {
  kind: 'empty';
}

/** The hold has run out. */
interface ExpiredPreview {
  kind: 'expired';
  gone: GoneItem[];
}

export type PreviewState = NotReadyState | EmptyPreview | ExpiredPreview | ReadyPreview;

export interface TransactionPreviewScreenProps {
  state: PreviewState;
  onChoice: (choice: PreviewChoice) => void;
  onAgree: (agreed: boolean) => void;
  onConfirm: () => void;
  onCancelOpen: (open: boolean) => void;
  onCancel: () => void;
  onRetry: () => void;
}

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
