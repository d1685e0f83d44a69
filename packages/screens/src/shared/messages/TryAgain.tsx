import { Button } from '@first-gong/ui/Button';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { useState } from 'react';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';

export interface TryAgainProps {
  /** What the last try has brought: the failure, or incomplete rows. Another object after each try. */
  result: unknown;
  /** What screen readers hear when another try brings no more, because the page then stays as it is. */
  failed: string;
  onRetry: () => void;
  /** The one next step of a page that has nothing else. @default 'plain' */
  variant?: 'buy' | 'plain' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** A try is under way that was set off elsewhere. @default false */
  busy?: boolean | undefined;
}

/** The button that asks again. Screen readers hear that it does, and that it has failed again (WCAG 4.1.3). */
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
