import { customerServiceOpening, hongKongDate, hotlineOpening, privacyRequestDue } from '@first-gong/domain';
import { ContactUsScreen, type SentEnquiry } from '@first-gong/screens/ContactUsScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useMemberCall, useRequest } from '../calls.js';
import { usePage, useTitle } from '../PageContext.js';
import { useTyped } from '../typed.js';
import { useAction } from '../useAction.js';
import { useMinute } from '../useMinute.js';

/** Null: nobody has typed in this field yet, so that it has what is known of the member. */
type Typed = Record<'name' | 'email' | 'contactNumber' | 'enquiries', string | null>;
const nothing: Typed = { name: null, email: null, contactNumber: null, enquiries: null };

/** Contact us (spec §2, §5). The tab keeps what was typed until it is sent; a member's own data are filled in. */
export function Page() {
  const { t } = useText('contactUs');
  const { unsent } = usePage();
  const request = useRequest();
  const now = useMinute();
  const member = useMemberCall('memberInfo').data;
  const [typed, change, forget] = useTyped('contactUs', nothing);
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const values = {
    name: typed.name ?? member?.name ?? '',
    email: typed.email ?? member?.loginEmail ?? '',
    contactNumber: typed.contactNumber ?? member?.mobile ?? '',
    enquiries: typed.enquiries ?? '',
  };
  const { run, busy, error, failure } = useAction(async () => {
    const { data } = await request('contactUs', { body: values });
    setSent({ ...data, email: values.email.trim(), privacyDue: dueOf(now) });
    change(nothing);
    forget();
    return undefined;
  });
  useTitle(t(sent ? 'contactUs.sentPageTitle' : 'contactUs.pageTitle'));

  return (
    <ContactUsScreen
      state={{
        values,
        sent,
        submitting: busy,
        error,
        failure,
        openings: { customerService: customerServiceOpening(now), hotline: hotlineOpening(now) },
        today: hongKongDate(now),
        unsent,
      }}
      onChange={(next) => change(changedIn(typed, values, next))}
      onSubmit={run}
      onAnother={() => setSent(null)}
    />
  );
}

export const needs = () => [];

/** Only the fields in which somebody has typed. */
function changedIn(typed: Typed, before: Record<keyof Typed, string>, next: Record<keyof Typed, string>): Typed {
  const of = (name: keyof Typed) => (next[name] === before[name] ? typed[name] : next[name]);
  return {
    name: of('name'),
    email: of('email'),
    contactNumber: of('contactNumber'),
    enquiries: of('enquiries'),
  };
}

/** Null where the holidays of the year are not known. */
function dueOf(now: string): string | null {
  try {
    return privacyRequestDue(now);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
