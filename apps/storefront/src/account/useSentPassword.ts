import type { ResponseOf } from '@first-gong/contract';
import { oneTimePassword, toInstant, toMilliseconds } from '@first-gong/domain';
import type { SentPassword } from '@first-gong/screens/account/LoginScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../session/draft.js';
import { useShopClock } from '../site/useShopTime.js';

/** The tab's record of a sent one-time password. `resendAt` is a UTC instant. */
type Kept = Omit<SentPassword, 'resendIn'> & Pick<ResponseOf<'otp'>, 'resendAt'>;

const draftName = 'oneTimePassword';

/** Whole seconds until an instant, at most those of the countdown. */
const secondsUntil = (instant: string, now: number) =>
  Math.max(0, Math.ceil(Math.min(toMilliseconds(instant) - now, oneTimePassword.resendCountdown) / 1000));

/** The sent one-time password with its countdown (spec §9). The tab keeps both through a reload. */
export function useSentPassword() {
  const clock = useShopClock();
  const [kept, setKept] = useState<Kept | null>(null);
  const [resendIn, setResendIn] = useState(0);
  const restore = useEffectEvent(() => {
    const stored = readDraft<Kept>(draftName, null);
    if (stored && toMilliseconds(stored.validUntil) > clock()) setKept(stored);
    else forgetDraft(draftName);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (kept === null) return;
    const count = () => setResendIn(secondsUntil(kept.resendAt, clock()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [kept, clock]);

  return {
    sent: kept && { ...kept, resendIn },
    keep: (email: string, { validUntil, resendAt }: ResponseOf<'otp'>) => {
      const sentAt = toInstant(toMilliseconds(resendAt) - oneTimePassword.resendCountdown);
      const next: Kept = { email, sentAt, validUntil, resendAt, again: kept !== null };
      keepDraft(draftName, null, next);
      setKept(next);
      setResendIn(secondsUntil(resendAt, clock()));
    },
    forget: () => {
      forgetDraft(draftName);
      setKept(null);
    },
  };
}
