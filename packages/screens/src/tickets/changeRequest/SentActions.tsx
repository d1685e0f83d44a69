import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { useText } from '../../shared/text/index.js';

export interface SentActionsProps {
  /** Of the member's order, or null for a visitor. */
  transactionNumber: string | null;
  onAnother: () => void;
}

/** Links after a sent request. */
export function SentActions({ transactionNumber, onAnother }: SentActionsProps) {
  const { t, lang } = useText('changeRequest');
  return (
    <>
      {transactionNumber && (
        <Button href={href(lang, 'transactionDetail', { transactionNumber })}>
          {t('changeRequest.toTransaction')}
        </Button>
      )}
      <Button onClick={onAnother}>{t('changeRequest.another')}</Button>
    </>
  );
}
