import type { Failure } from '@first-gong/domain';
import { Toast } from '@first-gong/ui/Toast';
import { failureSentence } from '../messages/failureTitle.js';
import { type Text, useText } from '../text/index.js';

/** Result of a heart's click, if the heart itself does not show the result. */
export interface HeartMessage {
  id: string;
  title: string;
  /** The click added the event. */
  added: boolean;
  /** Null after a success. `certain` is false if the result is unknown. */
  problem: { failure: Failure; certain: boolean } | null;
}

/** Milliseconds that a success is shown. A problem stays until it is dismissed or retried. */
const shownFor = 10_000;

export interface HeartMessagesProps {
  messages: readonly HeartMessage[];
  onDismiss: (id: string) => void;
  onRetry: (message: HeartMessage) => void;
}

/**
 * Lists favourites that did not change, with the reason (spec §8 Favourites). Keep it mounted, because it is a live
 * region.
 */
export function HeartMessages({ messages, onDismiss, onRetry }: HeartMessagesProps) {
  const { t } = useText('favourites');
  return (
    <Toast
      label={t('favourites.messages')}
      duration={shownFor}
      onDismiss={onDismiss}
      messages={messages.map((message) => ({
        id: message.id,
        text: sentence(message, t),
        ...(message.problem && {
          problem: true,
          action: { label: t('common.tryAgain'), onClick: () => onRetry(message) },
        }),
      }))}
    />
  );
}

function sentence({ title, added, problem }: HeartMessage, t: Text<'favourites'>['t']): string {
  if (problem === null) return t(added ? 'favourites.added' : 'favourites.removed', { title });
  const what = failureSentence(problem.failure, t, (reason) => t('favourites.why', { reason }));
  if (!problem.certain) return t('favourites.uncertain', { title, what });
  return t(added ? 'favourites.addFailed' : 'favourites.removeFailed', { title, what });
}
