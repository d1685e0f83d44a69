import { href, minutesToAnnounce } from '@first-gong/domain';
import { Toast } from '@first-gong/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useAnnouncement } from './Announcer.js';
import { type Text, useText } from './text/index.js';

/** The result of holding seats, or the end of a hold. */
export type HoldResult =
  | {
      kind: 'held';
      event: string;
      tickets: number;
      /** UTC instant at which the seats are released. */
      until: string;
    }
  | {
      kind: 'notHeld';
      event: string;
      href: string;
    }
  /** The hold expired before the purchase. */
  | { kind: 'ended' };

export interface HoldToastProps {
  /** Seconds until the seats of the cart are released; 0 without seats. */
  secondsLeft: number;
  /** The first known number of seconds, if the component mounts later. @default secondsLeft */
  firstLeft?: number | undefined;
  news: HoldResult | null;
  onDismiss: () => void;
}

/** Announces on every page the result of a hold and its remaining time. */
export function HoldToast({ secondsLeft, firstLeft, news, onDismiss }: HoldToastProps) {
  const text = useText('heldSeats');
  const { t } = text;
  useAnnouncement(useTimeLeft(secondsLeft, firstLeft));
  // Screen readers ignore a live region that appears with its text, so the text comes later.
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

/** Seconds that a time announcement is shown. */
const staysFor = 10;

/** The time left when 5, 2 or 1 minutes remain; otherwise ''. A new hold starts without text. */
function useTimeLeft(secondsLeft: number, firstLeft = secondsLeft): string {
  const { t } = useText('heldSeats');
  const before = useRef(firstLeft);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    // After the device has slept, less time remains than the minute suggests.
    if (minutesToAnnounce(before.current, secondsLeft) !== null) setSaid(secondsLeft);
    before.current = secondsLeft;
  }, [secondsLeft]);
  if (secondsLeft === 0 || secondsLeft > said || secondsLeft <= said - staysFor) return '';
  return said < 60 ? t('heldSeats.lastMinute') : t('heldSeats.minutesLeft', { count: Math.floor(said / 60) });
}

function wording(news: HoldResult, { t, format, lang }: Text<'heldSeats'>) {
  const toCart = { label: t('common.toCart'), href: href(lang, 'shoppingCart') };
  if (news.kind === 'held')
    return { text: t('heldSeats.heldLate', { event: news.event, time: format.time(news.until) }), action: toCart };
  if (news.kind === 'ended') return { text: t('heldSeats.holdEnded'), problem: true, action: toCart };
  return {
    text: t('heldSeats.notHeldLate', { event: news.event }),
    action: { label: t('heldSeats.backToEvent'), href: news.href },
  };
}
