import type { ResponseOf } from '@first-gong/contract';
import { oneTimePassword } from '@first-gong/domain';
import type { SentPassword } from '@first-gong/screens/LoginScreen';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft.js';

/** Record in the tab of a one-time password that was sent; times in milliseconds since 1970, by the clock of the device. */
interface Kept extends Omit<SentPassword, 'resendIn'> {
  resendAt: number;
  forgottenAt: number;
}

const draftName = 'oneTimePassword';

/** Whole seconds until a moment, never more than the countdown: the clock of the device may have been changed. */
const secondsUntil = (at: number) =>
  Math.max(0, Math.ceil(Math.min(at - Date.now(), oneTimePassword.resendCountdown) / 1000));

/**
 * The one-time password that is on its way, with its countdown (spec §9). The tab keeps both through a reload, and
 * forgets them when the password is no longer valid.
 */
export function useSentPassword() {
  const [kept, setKept] = useState<Kept | null>(null);
  const [resendIn, setResendIn] = useState(0);
  useEffect(() => {
    const stored = readDraft<Kept>(draftName, null);
    if (stored && stored.forgottenAt > Date.now()) setKept(stored);
    else forgetDraft(draftName);
  }, []);
  useEffect(() => {
    if (kept === null) return;
    const count = () => setResendIn(secondsUntil(kept.resendAt));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [kept]);

  const sent: SentPassword | null = kept && {
    email: kept.email,
    sentAt: kept.sentAt,
    validUntil: kept.validUntil,
    again: kept.again,
    resendIn,
  };
  return {
    sent,
    /** Another password is on its way. */
    keep: (email: string, { validUntil, resendAt }: ResponseOf<'otp'>) => {
      const { resendCountdown, validity } = oneTimePassword;
      const now = Date.now();
      const next: Kept = {
        email,
        sentAt: new Date(Date.parse(resendAt) - resendCountdown).toISOString(),
        validUntil,
        again: kept !== null,
        resendAt: now + resendCountdown,
        forgottenAt: now + validity,
      };
      keepDraft(draftName, null, next);
      setKept(next);
      setResendIn(secondsUntil(next.resendAt));
    },
    /** Back to the form that asks for one. */
    forget: () => {
      forgetDraft(draftName);
      setKept(null);
    },
  };
}
