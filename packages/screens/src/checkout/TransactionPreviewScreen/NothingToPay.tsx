import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { latePart } from '../../shared/parts/latePart.js';
import type { ReleasedHandlers } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import type { ReleasedProps } from './Released.js';
import type { EmptyPreview, OrderedPreview } from './state.js';

/** Transaction Preview without seats: the reason and the next step. */
export function NothingToPay({ state, ...handlers }: { state: OrderedPreview | EmptyPreview } & ReleasedHandlers) {
  switch (state.kind) {
    case 'awaitingBank':
    case 'paid':
      return <Ordered {...state} />;
    case 'empty':
      return <Empty {...state} {...handlers} />;
    case 'expired':
      return <Expired {...state} {...handlers} />;
  }
}

const orderWords = {
  awaitingBank: { title: 'preview.awaitingBankTitle', text: 'preview.awaitingBankText', action: 'preview.toOrder' },
  paid: { title: 'cart.paidTitle', text: 'cart.paidText', action: 'cart.paidAction' },
} as const;

function Ordered({ kind, transactionNumber, elsewhere = false }: OrderedPreview) {
  const { t, lang } = useText('cart', 'preview', 'errors');
  const { title, text, action } = orderWords[kind];
  return (
    <>
      <PageTitle>{t('preview.title')}</PageTitle>
      {elsewhere && (
        <Notice variant="danger" role="alert" title={t('preview.errorTitle')}>
          <p>{t('errors.orderedElsewhere')}</p>
        </Notice>
      )}
      <EmptyState
        title={t(title)}
        headingLevel={2}
        action={
          <Button variant="buy" href={href(lang, 'receipt', { transactionNumber })}>
            {t(action)}
          </Button>
        }
      >
        <p>{t(text, { number: transactionNumber })}</p>
      </EmptyState>
    </>
  );
}

function Empty({ kind: _, ...left }: EmptyPreview & ReleasedHandlers) {
  const { t } = useText('cart', 'preview');
  return (
    <>
      <PageTitle>{t('preview.title')}</PageTitle>
      <Released {...left} />
      <EmptyState
        title={t('preview.emptyTitle')}
        headingLevel={2}
        action={<ToEvents main={left.released.length === 0} />}
      >
        <p>{t('preview.emptyText')}</p>
      </EmptyState>
    </>
  );
}

function Expired({ kind: _, ...left }: EmptyPreview & ReleasedHandlers) {
  const { t } = useText('cart', 'preview');
  return (
    <>
      <div>
        <PageTitle lead={t('preview.expiredText')}>{t('preview.expiredTitle')}</PageTitle>
      </div>
      <Released {...left} />
      <p>
        <ToEvents main={left.released.length === 0} />
      </p>
    </>
  );
}

/** Lazy-loaded, because few holds end here. The heading does not wait, because it gets the focus. */
const LateReleased = latePart(
  () => import('./Released.js'),
  (file) => file.Released,
);

function Released(props: ReleasedProps) {
  const { t } = useText('cart');
  const isShown = props.released.length > 0 || props.again.failure !== null;
  return isShown && <LateReleased partName={t('cart.releasedHead')} {...props} />;
}

function ToEvents({ main }: { main: boolean }) {
  const { t, lang } = useText('cart');
  return (
    <Button variant={main ? 'buy' : 'plain'} href={href(lang, 'home')}>
      {t('cart.emptyAction')}
    </Button>
  );
}
