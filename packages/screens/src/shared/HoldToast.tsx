import { href, minutesToAnnounce } from '@first-gong/domain';
import { Toast } from '@first-gong/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useAnnouncement } from './Announcer.js';
import { type Text, useText } from './text/index.js';

/** What has become of seats: the result of a press that holds them, or the end of their time. */
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
    }
  /** The time was over before the seats were bought. */
  | { kind: 'ended' };

export interface HoldToastProps {
  /** Whole seconds until the seats of the cart are released; 0 without any. */
  secondsLeft: number;
  /** The seconds that the page has first known, if it shows this part later. @default secondsLeft */
  firstLeft?: number | undefined;
  news: HoldNews | null;
  onDismiss: () => void;
}

/** Tells on any page, politely, what has become of seats, and how long they are still held. */
export function HoldToast({ secondsLeft, firstLeft, news, onDismiss }: HoldToastProps) {
  const text = useText('heldSeats');
  const { t } = text;
  useAnnouncement(useTimeLeft(secondsLeft, firstLeft));
  // A live region that appears together with its words is not read: the words come after it.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Toast
      label={t('heldSeats.news')}
      messages={isReady && news ? [{ id: JSON.stringify(news), ...wording(news, text) }] : []}
      onDismiss={onDismiss}
    />
  );
}

/** Seconds for which an announcement of the time stays. */
const staysFor = 10;

/** The time left in words, when 5, 2 or 1 minutes have passed; otherwise ''. A new hold begins without words. */
function useTimeLeft(secondsLeft: number, firstLeft = secondsLeft): string {
  const { t } = useText('heldSeats');
  const before = useRef(firstLeft);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    // After the device has slept, less is left than the minute says.
    if (minutesToAnnounce(before.current, secondsLeft) !== null) setSaid(secondsLeft);
    before.current = secondsLeft;
  }, [secondsLeft]);
  if (secondsLeft === 0 || secondsLeft > said || secondsLeft <= said - staysFor) return '';
  return said < 60 ? t('heldSeats.lastMinute') : t('heldSeats.minutesLeft', { count: Math.floor(said / 60) });
}

function wording(news: HoldNews, { t, format, lang }: Text<'heldSeats'>) {
  if (news.kind === 'held') {
    return {
      text: t('heldSeats.heldLate', { event: news.event, time: format.time(news.until) }),
      action: { label: t('common.toCart'), href: href(lang, 'shoppingCart') },
    };
  }
  if (news.kind === 'ended') {
    return {
      text: t('heldSeats.holdEnded'),
      problem: true,
      action: { label: t('common.toCart'), href: href(lang, 'shoppingCart') },
    };
  }
  return {
    text: t('heldSeats.notHeldLate', { event: news.event }),
    action: { label: t('heldSeats.backToEvent'), href: news.href },
  };
}
