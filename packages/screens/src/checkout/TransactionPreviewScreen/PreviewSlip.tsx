import type { PriceLine, TransactionPreview } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { SumLines } from '@first-gong/ui/SumLines';
import type { FieldProps } from '../../shared/form/index.js';
import { amountOf, HeldTimer, PaymentSlip } from '../../shared/purchase/index.js';
import { type Text, useText } from '../../shared/text/index.js';
import { collectionName } from './CollectionSection.js';
import type { ReadyPreview, TransactionPreviewScreenProps } from './state.js';

type PreviewSlipProps = { state: ReadyPreview; consent: FieldProps<boolean> } & Pick<
  TransactionPreviewScreenProps,
  'onConfirm' | 'onCancelOpen'
>;

function lineLabel(
  text: Text<'preview' | 'payment'>,
  { kind, quantity }: PriceLine,
  preview: TransactionPreview,
): string {
  const { t, format } = text;
  switch (kind) {
    case 'tickets':
      return t('preview.lineTickets', { count: quantity });
    case 'serviceCharge':
      return t('preview.lineServiceCharge');
    case 'discount':
      return t('preview.lineDiscount');
    case 'points':
      return t('preview.linePoints', { points: format.count(quantity) });
    case 'delivery':
      return collectionName(text, preview);
  }
}

/** Fees, total, consent, Confirm and Cancel Order. */
export function PreviewSlip({ state, consent, onConfirm, onCancelOpen }: PreviewSlipProps) {
  const text = useText('preview', 'payment');
  const { t, format } = text;
  const { preview, choice, consentLapsed, updating, confirming, cancelling, secondsLeft } = state;
  const { willEarn } = preview.points;
  return (
    <PaymentSlip
      title={t('preview.summary')}
      timer={<HeldTimer secondsLeft={secondsLeft} />}
      lines={
        <SumLines
          lines={preview.lines.map((line) => ({
            label: lineLabel(text, line, preview),
            ...amountOf(text, line),
          }))}
        />
      }
      totalLabel={t('preview.total')}
      total={preview.total}
      updating={updating ? t('preview.updating') : undefined}
      facts={
        <SumLines
          lines={[
            { label: t('preview.buyer'), value: state.memberName },
            { label: t('preview.paidBy'), value: t(`payment.${choice.paymentMethod}`) },
            {
              label: t('preview.earn'),
              value:
                willEarn > 0
                  ? t('preview.earnPoints', { count: willEarn, points: format.count(willEarn) })
                  : t('preview.earnNone'),
            },
          ]}
        />
      }
      consent={
        <Checkbox
          id={consent.id}
          name="agreed"
          checked={consent.value}
          onChange={consent.onChange}
          required
          disabled={confirming}
          error={consent.error ?? (consentLapsed ? t('preview.agreeAgain') : undefined)}
        >
          {t('preview.agree')}
        </Checkbox>
      }
      // Not a form's submit button, because Enter in the points field must never buy.
      confirm={
        <Button
          variant="buy"
          size="large"
          block
          busy={confirming || updating}
          busyLabel={confirming ? t('preview.confirming') : t('preview.updating')}
          disabled={secondsLeft <= 0}
          onClick={onConfirm}
        >
          {t('preview.confirm', { amount: format.money(preview.total) })}
        </Button>
      }
      cancel={{
        label: t('preview.cancel'),
        onClick: () => onCancelOpen(true),
        disabled: confirming || cancelling,
      }}
    />
  );
}
