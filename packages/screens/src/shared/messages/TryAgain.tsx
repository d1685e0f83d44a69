import { Button } from '@first-gong/ui/Button';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { useState } from 'react';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';

export interface TryAgainProps {
  /** The result of the last try: the failure or incomplete rows. A new object after each try. */
  result: unknown;
  /** Announced if another try fails, because the page then stays the same. */
  failed: string;
  onRetry: () => void;
  /** `buy` if it is the page's only next step. @default 'plain' */
  variant?: 'buy' | 'plain' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Another control started a retry. @default false */
  busy?: boolean | undefined;
}

/** Retry button. Announces that it retries and if that fails (WCAG 4.1.3). */
export function TryAgain({ result, failed, onRetry, busy = false, ...look }: TryAgainProps) {
  const { t } = useText();
  const [tried, setTried] = useState<{ result: unknown } | null>(null);
  const waits = tried?.result === result;
  useAnnouncement(tried === null ? '' : waits ? t('common.loadingPage') : failed);
  return (
    <Button
      {...look}
      icon={arrowClockwiseIcon}
      busy={busy || waits}
      busyLabel={t('common.loadingPage')}
      onClick={() => {
        setTried({ result });
        onRetry();
      }}
    >
      {t('common.tryAgain')}
    </Button>
  );
}
