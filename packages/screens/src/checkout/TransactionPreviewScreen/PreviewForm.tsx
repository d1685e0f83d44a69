import { checkDeliverTo, checkTicketNames } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { clock } from '@first-gong/ui/HoldTimer';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useState } from 'react';
import { FormProblems, toProblems, useForm } from '../../shared/form/index.js';
import { ActionFailure } from '../../shared/messages/index.js';
import { latePart } from '../../shared/parts/latePart.js';
import { Overlaps, PurchaseBar, PurchaseLayout, seatCount } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { CollectionSection, collectionName } from './CollectionSection.js';
import { previewFields } from './fields.js';
import { NamesSection, nameLabels } from './NamesSection.js';
import { OrderSection } from './OrderSection.js';
import { PaymentSection } from './PaymentSection.js';
import { PointsSection } from './PointsSection.js';
import { PreviewSlip } from './PreviewSlip.js';
import { PromotionSection } from './PromotionSection.js';
import type { ReadyPreview, TransactionPreviewScreenProps } from './state.js';

/** Lazy-loaded, because few buyers cancel. */
const CancelDialog = latePart(
  () => import('./CancelDialog.js'),
  (file) => file.CancelDialog,
);

type PreviewFormProps = { state: ReadyPreview } & Omit<TransactionPreviewScreenProps, 'state' | 'onRetry'>;

/** The order, the buyer's choices, and the slip that pays. */
export function PreviewForm({
  state,
  onChoice,
  onTypedCode,
  onAgree,
  onConfirm,
  onCancelOpen,
  onCancel,
}: PreviewFormProps) {
  const text = useText('cart', 'errors', 'preview', 'order', 'payment');
  const { t, format } = text;
  const { preview, choice, agreed, error, failure, secondsLeft, confirming } = state;
  const { ticketNames = [] } = choice;
  const fields = previewFields(ticketNames);
  const refused = toProblems(state.problems, fields, t);
  const ofPoints = refused.filter(({ field }) => field === 'pointsUsed');
  const ofPromotion = refused.filter(({ field }) => field === 'promotionCode');
  const ofDelivery = refused.filter(({ field }) => field === 'deliveryMethod');
  const form = useForm({
    fields,
    values: { ...choice, agreed },
    onChange: ({ agreed: agrees, ...values }) => {
      if (agrees !== agreed) onAgree(agrees);
      // Entering another address chooses the courier.
      else if (values.deliverTo === undefined || values.deliverTo === choice.deliverTo) onChoice(values);
      else onChoice({ ...values, deliveryMethod: 'courier' });
    },
    refusal: error,
    busy: confirming,
    check: () => [
      ...toProblems(checkTicketNames(ticketNames), fields, t),
      ...ofPoints,
      ...ofPromotion,
      ...(choice.deliveryMethod === 'courier' ? toProblems(checkDeliverTo(choice.deliverTo), fields, t) : []),
      ...(agreed ? [] : toProblems([{ field: 'agreed', code: 'termsNotAgreed' }], fields, t)),
    ],
    onSubmit: onConfirm,
  });
  const [asksToCancel, setAsksToCancel] = useState(state.cancelOpen);
  if (state.cancelOpen && !asksToCancel) setAsksToCancel(true);
  const pointsField = form.field('pointsUsed');
  const pointsError = pointsField.error ?? ofPoints[0]?.message;
  return (
    <>
      <PurchaseLayout
        locked={confirming}
        slipId={form.ids.seen}
        slip={
          <PreviewSlip
            state={state}
            consent={form.field('agreed')}
            onConfirm={() => form.submit()}
            onCancelOpen={onCancelOpen}
          />
        }
      >
        <PageTitle>{t('preview.title')}</PageTitle>
        <FormProblems
          form={form}
          title={t('preview.errorTitle')}
          labels={nameLabels(preview.items, ticketNames, text)}
        />
        {failure !== null && <ActionFailure failure={failure}>{t('preview.noAnswer')}</ActionFailure>}
        {ofDelivery.map(({ message }) => (
          <Notice key={message} role="alert" title={t('preview.moved', { method: collectionName(text, preview) })}>
            {form.messageFor('deliveryMethod') === undefined && <p>{message}</p>}
          </Notice>
        ))}
        <LiveRegion message={pointsError ?? ofPromotion[0]?.message ?? ''} />
        <Notice variant="danger" title={t('preview.finalTitle')}>
          <p>{t('preview.finalText')}</p>
        </Notice>
        <Overlaps items={preview.items} ticketsAtOnce={preview.ticketsAtOnce} />
        <OrderSection items={preview.items} />
        {ticketNames.length > 0 && (
          <NamesSection items={preview.items} field={form.field('ticketNames')} errorOf={form.messageFor} />
        )}
        <CollectionSection
          preview={preview}
          field={form.field('deliveryMethod')}
          deliverTo={form.field('deliverTo')}
          errorOf={form.messageFor}
        />
        <PointsSection items={preview.items} points={preview.points} field={{ ...pointsField, error: pointsError }} />
        <PromotionSection
          preview={preview}
          code={choice.promotionCode}
          typedBefore={state.typedCode}
          onType={(text) => onTypedCode?.(text)}
          error={form.messageFor('promotionCode') ?? ofPromotion[0]?.message}
          onChange={(promotionCode) => {
            const { promotionCode: _, ...others } = choice;
            onChoice(promotionCode === null ? others : { ...others, promotionCode });
          }}
        />
        <PaymentSection field={form.field('paymentMethod')} />
      </PurchaseLayout>
      <PurchaseBar
        label={t('preview.barTotal', { time: clock(secondsLeft) })}
        amount={format.money(preview.total)}
        action={
          <Button size="small" href={`#${form.ids.seen}`}>
            {t('preview.toPay')}
          </Button>
        }
      />
      {asksToCancel && (
        <CancelDialog
          partName={t('preview.cancelTitle')}
          open={state.cancelOpen}
          seats={seatCount(preview.items)}
          cancelling={state.cancelling}
          onOpenChange={onCancelOpen}
          onCancel={onCancel}
        />
      )}
    </>
  );
}
