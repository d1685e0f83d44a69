import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { useText } from '../../shared/text/index.js';

export interface CancelDialogProps {
  open: boolean;
  /** Seats to release. */
  seats: number;
  cancelling: boolean;
  onOpenChange: (open: boolean) => void;
  onCancel: () => void;
}

/** Confirmation of Cancel Order (spec §4). The safe button is first and has focus. */
export function CancelDialog({ open, seats, cancelling, onOpenChange, onCancel }: CancelDialogProps) {
  const { t } = useText('preview');
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={t('preview.cancelTitle')}
      description={
        <>
          <p>{t('preview.cancelText', { count: seats })}</p>
          <p>{t('preview.cancelNothing')}</p>
        </>
      }
      actions={
        <>
          <Button variant="buy" disabled={cancelling} onClick={() => onOpenChange(false)}>
            {t('preview.cancelKeep')}
          </Button>
          <Button busy={cancelling} busyLabel={t('preview.cancelling')} onClick={onCancel}>
            {t('preview.cancelYes')}
          </Button>
        </>
      }
    />
  );
}
