import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { CartContents } from '../shared/purchase/index.js';
import { useText } from '../shared/text/index.js';
import type { EmptyPreview, ExpiredPreview, OrderedPreview } from './state.js';

/** Transaction Preview without seats to pay for: what has become of them, and the next step. */
export function NothingToPay({ state }: { state: OrderedPreview | EmptyPreview | ExpiredPreview }) {
  switch (state.kind) {
    case 'awaitingBank':
    case 'paid':
      return <Ordered {...state} />;
    case 'empty':
      return <Empty {...state} />;
    case 'expired':
      return <Expired {...state} />;
  }
}

const orderWords = {
  awaitingBank: { title: 'preview.awaitingBankTitle', text: 'preview.awaitingBankText', action: 'preview.toOrder' },
  paid: { title: 'cart.paidTitle', text: 'cart.paidText', action: 'cart.paidAction' },
} as const;

function Ordered({ kind, transactionNumber }: OrderedPreview) {
  const { t, lang } = useText('cart', 'preview');
  const { title, text, action } = orderWords[kind];
  return (
    <>
      <PageTitle>{t('preview.title')}</PageTitle>
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

function Empty({ gone }: EmptyPreview) {
  const { t } = useText('cart', 'preview');
  return (
    <>
      <PageTitle>{t('preview.title')}</PageTitle>
      <CartContents cart={{ items: [], gone }} />
      <EmptyState title={t('preview.emptyTitle')} headingLevel={2} action={<ToEvents />}>
        <p>{t('preview.emptyText')}</p>
      </EmptyState>
    </>
  );
}

function Expired({ gone }: ExpiredPreview) {
  const { t } = useText('cart', 'preview');
  return (
    <>
      <div>
        <PageTitle lead={t('preview.expiredText')}>{t('preview.expiredTitle')}</PageTitle>
      </div>
      <CartContents cart={{ items: [], gone }} />
      <p>
        <ToEvents />
      </p>
    </>
  );
}

function ToEvents() {
  const { t, lang } = useText('cart');
  return (
    <Button variant="buy" href={href(lang, 'home')}>
      {t('cart.emptyAction')}
    </Button>
  );
}
