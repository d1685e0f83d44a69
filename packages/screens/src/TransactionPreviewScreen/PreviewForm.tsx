import { Button } from '@first-gong/ui/Button';
import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { clock } from '@first-gong/ui/HoldTimer';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useState } from 'react';
import { ActionFailure } from '../shared/messages/index.js';
import { PurchaseBar, PurchaseLayout, seatCount } from '../shared/purchase/index.js';
import { useText } from '../shared/text/index.js';
import { CancelDialog } from './CancelDialog.js';
import { CollectionSection } from './CollectionSection.js';
import { messageFor, summaryOf, targets } from './fieldErrors.js';
import { OrderSection } from './OrderSection.js';
import { PaymentSection } from './PaymentSection.js';
import { PointsSection } from './PointsSection.js';
import { PreviewSlip } from './PreviewSlip.js';
import type { ReadyPreview, TransactionPreviewScreenProps } from './TransactionPreviewScreen.js';

type PreviewFormProps = { state: ReadyPreview } & Omit<TransactionPreviewScreenProps, 'state' | 'onRetry'>;

/** The order to check at the start, and at the end the slip that pays it. */
export function PreviewForm({ state, onChoice, onAgree, onConfirm, onCancelOpen, onCancel }: PreviewFormProps) {
  const text = useText('preview', 'errors');
  const { t, format } = text;
  const { preview, choice, error, failure, secondsLeft, confirming } = state;
  const attempt = useAttempt(error);
  return (
    <>
      <PurchaseLayout
        locked={confirming}
        slipId={targets.total}
        slip={
          <PreviewSlip
            state={state}
            onAgree={onAgree}
            onConfirm={() => {
              // The button already ignores a second press; this holds for any other way in.
              if (!confirming) onConfirm();
            }}
            onCancelOpen={onCancelOpen}
          />
        }
      >
        <PageTitle>{t('preview.title')}</PageTitle>
        {error !== null && (
          <ErrorSummary key={attempt} title={t('preview.errorTitle')} errors={summaryOf(text, error)} />
        )}
        {failure !== null && <ActionFailure failure={failure}>{t('preview.noAnswer')}</ActionFailure>}
        <Notice variant="danger" title={t('preview.finalTitle')}>
          <p>{t('preview.finalText')}</p>
        </Notice>
        <OrderSection items={preview.items} />
        <CollectionSection
          options={preview.deliveryOptions}
          value={choice.deliveryMethod}
          onChange={(deliveryMethod) => onChoice({ ...choice, deliveryMethod })}
          error={messageFor(text, error, 'deliveryMethod')}
        />
        <PointsSection
          items={preview.items}
          points={preview.points}
          value={choice.pointsUsed}
          onChange={(pointsUsed) => onChoice({ ...choice, pointsUsed })}
          error={messageFor(text, error, 'pointsUsed')}
        />
        <PaymentSection
          value={choice.paymentMethod}
          onChange={(paymentMethod) => onChoice({ ...choice, paymentMethod })}
          error={messageFor(text, error, 'paymentMethod')}
        />
      </PurchaseLayout>
      <PurchaseBar
        label={t('preview.barTotal', { time: clock(secondsLeft) })}
        amount={format.money(preview.total)}
        action={
          <Button size="small" href={`#${targets.total}`}>
            {t('preview.toPay')}
          </Button>
        }
      />
      <CancelDialog
        open={state.cancelOpen}
        seats={seatCount(preview.items)}
        cancelling={state.cancelling}
        onOpenChange={onCancelOpen}
        onCancel={onCancel}
      />
    </>
  );
}

/** Counts the attempts that were refused, so that the summary takes the focus at each of them. */
function useAttempt(error: ReadyPreview['error']): number {
  const [attempt, setAttempt] = useState({ error, number: 0 });
  if (attempt.error !== error) setAttempt({ error, number: attempt.number + 1 });
  return attempt.number;
}
