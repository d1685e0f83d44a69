import {
  clean,
  customerServiceOpening,
  fullMobile,
  hongKongDate,
  hotlineOpening,
  privacyRequestDue,
} from '@first-gong/domain';
import { ContactUsScreen, type SentEnquiry } from '@first-gong/screens/help/ContactUsScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useDraft } from '../session/draft.js';
import { usePage, useTitle } from '../site/PageContext.js';
import { useCurrentMinute } from '../site/useShopTime.js';

/** Contact us (spec §2, §5). The tab keeps what is typed until it is sent; a member's data are filled in. */
export function Page() {
  const { t } = useText('contactUs');
  const { unsent } = usePage();
  const request = useRequest();
  const now = useCurrentMinute();
  const member = useMemberCall('memberInfo').data;
  const [values, change, clear] = useDraft('contactUs', {
    name: member?.name ?? '',
    email: member?.loginEmail ?? '',
    contactNumber: (member && fullMobile(member)) ?? '',
    enquiries: '',
  });
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const { run, form } = useAction(async () => {
    const { data } = await request('contactUs', { body: values });
    setSent({ ...data, email: clean(values.email, 'email'), privacyDue: dueOf(now) });
    clear();
  });
  useTitle(t(sent ? 'contactUs.sentPageTitle' : 'contactUs.pageTitle'));

  return (
    <ContactUsScreen
      state={{
        values,
        sent,
        ...form,
        openings: { customerService: customerServiceOpening(now), hotline: hotlineOpening(now) },
        today: hongKongDate(now),
        unsent,
      }}
      onChange={change}
      onSubmit={run}
      onAnother={() => setSent(null)}
    />
  );
}

export const needs = () => [];

/** Null if the holidays of the year are unknown. */
function dueOf(now: string): string | null {
  try {
    return privacyRequestDue(now);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
