import { href } from '@first-gong/domain';
import { Toast } from '@first-gong/ui/Toast';
import { useEffect, useState } from 'react';
import { type Text, useText } from '../text/index.js';

/** The result of a press that holds seats. */
export type HoldNews =
  | {
      kind: 'held';
      /** The title of the event. */
      event: string;
      tickets: number;
      /** UTC instant at which the seats are released. */
      until: string;
    }
  | {
      kind: 'notHeld';
      event: string;
      /** The address of the event's page. */
      href: string;
    };

export interface HoldToastProps {
  news: HoldNews | null;
  onDismiss: () => void;
}

/** Tells on any page, politely, what has become of seats that were asked for before the buyer left the event's page. */
export function HoldToast({ news, onDismiss }: HoldToastProps) {
  const text = useText();
  const { t } = text;
  // A live region that appears together with its words is not read: the words come after it.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Toast
      label={t('common.news')}
      messages={isReady && news ? [{ id: JSON.stringify(news), ...wording(news, text) }] : []}
      dismissLabel={t('common.dismiss')}
      onDismiss={onDismiss}
    />
  );
}

function wording(news: HoldNews, { t, format, lang }: Text) {
  if (news.kind === 'held') {
    return {
      text: t('common.heldLate', { event: news.event, time: format.time(news.until) }),
      action: { label: t('common.toCart'), href: href(lang, 'shoppingCart') },
    };
  }
  return {
    text: t('common.notHeldLate', { event: news.event }),
    action: { label: t('common.backToEvent'), href: news.href },
  };
}
