import { Button } from '@first-gong/ui/Button';
import { SumLines } from '@first-gong/ui/SumLines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { secondsLeft } from '../story/index.js';
import { useText } from '../text/index.js';
import { HeldTimer } from './HeldTimer.js';
import { PaymentSlip } from './PaymentSlip.js';

interface SlipProps {
  total?: number;
  state?: 'ready' | 'updating' | 'confirming' | 'expired';
  inTheCart?: boolean;
}

function Slip({ total = 764_00, state = 'ready', inTheCart = false }: SlipProps) {
  const { t, format } = useText('cart', 'preview');
  const updating = state === 'updating' ? t('preview.updating') : undefined;
  const busy = updating ?? (state === 'confirming' ? t('preview.confirming') : undefined);
  const look = { variant: 'buy', size: 'large', block: true } as const;
  const lines = [
    { label: t('preview.lineTickets', { count: 3 }), value: format.amount(784_00) },
    { label: t('preview.lineServiceCharge'), value: format.amount(30_00) },
    { label: t('preview.linePoints', { points: format.count(5000) }), value: format.amount(-50_00) },
  ];
  const shared = {
    timer: <HeldTimer secondsLeft={state === 'expired' ? 0 : secondsLeft.preview} />,
    lines: <SumLines lines={lines} />,
    total,
  };
  return (
    <div style={{ maxInlineSize: '25rem' }}>
      {inTheCart ? (
        <PaymentSlip
          {...shared}
          title={t('cart.summary')}
          totalLabel={t('cart.total')}
          confirm={
            <Button {...look} href="#check-out">
              {t('cart.checkOut')}
            </Button>
          }
          note={t('cart.noChargeYet')}
        />
      ) : (
        <PaymentSlip
          {...shared}
          title={t('preview.summary')}
          totalLabel={t('preview.total')}
          updating={updating}
          confirm={
            <Button {...look} busy={busy !== undefined} busyLabel={busy} disabled={state === 'expired'}>
              {t('preview.confirm', { amount: format.money(total) })}
            </Button>
          }
          cancel={{ label: t('preview.cancel'), onClick: fn(), disabled: state !== 'ready' }}
        />
      )}
    </div>
  );
}

const meta = { title: 'Screens/TransactionPreview/Payment slip', component: Slip } satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Updating: Story = { args: { state: 'updating' } };

export const InTheCart: Story = { args: { inTheCart: true } };

export const LargeTotal: Story = { args: { total: 128_640_50 } };

/** The payment is being sent, so the buyer can neither resend nor cancel. */
export const Busy: Story = { args: { state: 'confirming' } };

export const Disabled: Story = { args: { state: 'expired' } };
