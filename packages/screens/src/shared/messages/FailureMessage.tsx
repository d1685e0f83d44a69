import { type Failure, href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { FailureBox } from '@first-gong/ui/FailureBox';
import { type Text, useText } from '../text/index.js';
import { WithHotline } from '../WithHotline.js';
import { failureTitle } from './failureTitle.js';
import { TryAgain } from './TryAgain.js';

export interface FailureMessageProps {
  failure: Failure;
  /** Leave it out if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** 2 on a page that keeps its own heading. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/**
 * Why the page could not be fetched, and the next step. Says nothing about a purchase, whose state only its own screen
 * knows.
 */
export function FailureMessage({ failure, onRetry, headingLevel }: FailureMessageProps) {
  const { t, lang } = useText();
  const { sentences, final } = wording(failure, t);
  const title = failureTitle(failure, t);
  return (
    <FailureBox
      title={title}
      headingLevel={headingLevel}
      reference={failure.reference}
      actions={
        <>
          {onRetry && !final && <TryAgain variant="buy" result={failure} failed={title} onRetry={onRetry} />}
          <Button href={href(lang, 'home')}>{t('common.backToEvents')}</Button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>
          <WithHotline>{sentence}</WithHotline>
        </p>
      ))}
    </FailureBox>
  );
}

interface Wording {
  sentences: string[];
  /** The server would send the same response again. */
  final?: boolean;
}

function wording({ kind, message, reference }: Failure, t: Text['t']): Wording {
  const number = t('common.hotlineNumber');
  switch (kind) {
    case 'offline':
      return { sentences: [t('common.offlineText')] };
    case 'timeOut':
      return { sentences: [t('common.timeOutText')] };
    case 'partTimeOut':
      return { sentences: [t('common.partLoadFailed')] };
    case 'outdated':
      return { sentences: [t('common.outdatedText')] };
    case 'busy':
      return { sentences: [message ?? t('common.busyText')] };
    case 'unreadable':
      return { sentences: [t(reference ? 'common.unreadableReferenceText' : 'common.unreadableText', { number })] };
    case 'forbidden':
      return {
        sentences: message
          ? [t('common.forbiddenQuote', { message }), t('common.forbiddenText', { number })]
          : [t('common.forbiddenNoWords', { number })],
        final: true,
      };
    case 'notOffered':
      return { sentences: [t('common.notOfferedText', { number })], final: true };
    case 'notFound':
      return { sentences: [t('common.notFoundText')], final: true };
  }
}
