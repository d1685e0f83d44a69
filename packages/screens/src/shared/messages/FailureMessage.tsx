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
  const title = failureTitle(failure, t);
  return (
    <FailureBox
      title={title}
      headingLevel={headingLevel}
      reference={failure.reference}
      actions={
        <>
          {onRetry && !finalKinds.includes(failure.kind) && (
            <TryAgain variant="buy" result={failure} failed={title} onRetry={onRetry} />
          )}
          <Button href={href(lang, 'home')}>{t('common.backToEvents')}</Button>
        </>
      }
    >
      {sentencesOf(failure, t).map((sentence) => (
        <p key={sentence}>
          <WithHotline>{sentence}</WithHotline>
        </p>
      ))}
    </FailureBox>
  );
}

/** Kinds of failures after which the server would send the same response again. */
const finalKinds: readonly Failure['kind'][] = ['forbidden', 'notOffered', 'notFound'];

function sentencesOf({ kind, message, reference }: Failure, t: Text['t']): string[] {
  const number = t('common.hotlineNumber');
  switch (kind) {
    case 'offline':
      return [t('common.offlineText')];
    case 'timeOut':
      return [t('common.timeOutText')];
    case 'partTimeOut':
      return [t('common.partLoadFailed')];
    case 'outdated':
      return [t('common.outdatedText')];
    case 'busy':
      return [message ?? t('common.busyText')];
    case 'unreadable':
      return [t(reference ? 'common.unreadableReferenceText' : 'common.unreadableText', { number })];
    case 'forbidden':
      return message
        ? [t('common.forbiddenQuote', { message }), t('common.forbiddenText', { number })]
        : [t('common.forbiddenNoWords', { number })];
    case 'notOffered':
      return [t('common.notOfferedText', { number })];
    case 'notFound':
      return [t('common.notFoundText')];
  }
}
