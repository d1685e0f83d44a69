import { Button } from '@first-gong/ui/Button';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { useLayoutEffect, useRef } from 'react';
import { TryAgain } from '../messages/index.js';
import { useText } from '../text/index.js';
import { isBroken, type RetryAction, type SectionState } from './part.js';
import * as styles from './parts.css.js';

export interface SectionErrorProps {
  /** The part's name, as in its heading. @default a part of the page */
  name?: string | undefined;
  part: SectionState<unknown>;
  again: RetryAction;
  /** What the page lacks meanwhile. @default nothing */
  consequence?: string | undefined;
  /** Id of the element that receives the button's focus when the part is there. @default the main part */
  next?: string | undefined;
}

/** Reports a missing or incomplete part with a retry button. Renders nothing if the part is complete. */
export function SectionError(props: SectionErrorProps) {
  return isBroken(props.part) && <Trouble {...props} />;
}

function Trouble({ name, part, again, consequence, next = 'main' }: SectionErrorProps) {
  const { t } = useText();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = ref.current;
    return () => {
      // The clicked button disappears with the message.
      if (shown?.contains(document.activeElement)) document.getElementById(next)?.focus();
    };
  }, [next]);
  if (name !== undefined && part.failure?.kind === 'notOffered')
    return <p>{t('common.partNotOffered', { part: name })}</p>;
  const failed =
    name === undefined
      ? t('common.partLoadFailed')
      : part.data
        ? t('common.partIncomplete', { part: name, count: part.unreadable })
        : t('common.partFailed', { part: name });
  return (
    <div className={styles.trouble} ref={ref}>
      <p>{consequence ? `${failed} ${consequence}` : failed}</p>
      {again.onRetry ? (
        <TryAgain
          size="small"
          result={part.failure ?? part.data}
          failed={failed}
          onRetry={again.onRetry}
          busy={part.updating}
        />
      ) : (
        <Button size="small" icon={arrowClockwiseIcon} href={again.href}>
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
}
