import { type Failure, href, timeOut } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { FailureBox } from '@first-gong/ui/FailureBox';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { type Text, useText } from '../text/index.js';

export interface FailureMessageProps {
  failure: Failure;
  /** Asks again. Leave it out where asking again cannot help. */
  onRetry?: (() => void) | undefined;
}

/**
 * Says that the page could not be fetched, why, and what to do next. Any screen can show it: it says nothing about a
 * purchase, because only the screen that sent the purchase knows its state.
 */
export function FailureMessage({ failure, onRetry }: FailureMessageProps) {
  const { t, lang } = useText();
  const { title, sentences, final } = wording(failure, t);
  return (
    <FailureBox
      title={title}
      reference={failure.reference}
      referenceLabel={t('common.reference')}
      actions={
        <>
          {onRetry && !final && (
            <Button variant="buy" icon={arrowClockwiseIcon} onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          )}
          <Button href={href(lang, 'home')}>{t('common.backToEvents')}</Button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </FailureBox>
  );
}

interface Wording {
  title: string;
  sentences: string[];
  /** The server would give the same answer again. */
  final?: boolean;
}

function wording({ kind, message }: Failure, t: Text['t']): Wording {
  const number = t('common.hotlineNumber');
  switch (kind) {
    case 'offline':
      return { title: t('common.offlineTitle'), sentences: [t('common.offlineText')] };
    case 'timeOut':
      return {
        title: t('common.timeOutTitle'),
        sentences: [t('common.timeOutText', { seconds: timeOut.request / 1000 })],
      };
    case 'busy':
      return { title: t('common.busyTitle'), sentences: [t('common.busyText')] };
    case 'unreadable':
      return { title: t('common.unreadableTitle'), sentences: [t('common.unreadableText', { number })] };
    case 'forbidden':
      return {
        title: t('common.forbiddenTitle'),
        sentences: message
          ? [t('common.forbiddenQuote', { message }), t('common.forbiddenText', { number })]
          : [t('common.forbiddenNoWords', { number })],
        final: true,
      };
    case 'notFound':
      return { title: t('common.notFoundTitle'), sentences: [t('common.notFoundText')], final: true };
  }
}
