import { CallError } from '@first-gong/contract';
import { nothingEntered, RegisterScreen, registrationOf } from '@first-gong/screens/account/RegisterScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useRef, useState } from 'react';
import { useCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useDraft } from '../session/draft.js';
import { useTitle } from '../site/PageContext.js';
import { useToday } from '../site/useShopTime.js';
import { useHotEvent } from '../site/useSite.js';

export interface RegistrationProps {
  /** The address to open after a login, or null. */
  target: string | null;
}

/** Registration (spec §3, §4 Account, §5). The tab keeps what is entered, except passwords, until the mail is sent. */
export function Registration({ target }: RegistrationProps) {
  const { t } = useText('login', 'register');
  const today = useToday();
  const request = useRequest();
  const addressList = useCall('addressList').data ?? null;
  const isHot = useHotEvent();
  const [values, change, clear] = useDraft('register', nothingEntered, ['password', 'confirmPassword']);
  const [sent, setSent] = useState<{ email: string; perhaps: boolean } | null>(null);
  const lost = useRef<string | null>(null);

  const finish = (email: string, perhaps: boolean) => {
    clear();
    setSent({ email, perhaps });
    return undefined;
  };
  const { run, form } = useAction(async () => {
    const { loginEmail } = values;
    try {
      const { data } = await request('register', { body: registrationOf(values) });
      return finish(data.loginEmail, false);
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      if (reason.code === 'emailRegistered' && lost.current === loginEmail) return finish(loginEmail, true);
      if (!reason.code) lost.current = loginEmail;
      throw reason;
    }
  });

  useTitle(sent ? t('common.pageTitleOf', { title: t('register.sentTitle') }) : t('login.registerPageTitle'));
  return (
    <RegisterScreen
      posters={isHot ? [] : undefined}
      state={sent ? { kind: 'sent', target, ...sent } : { kind: 'form', target, values, addressList, today, ...form }}
      onChange={change}
      onSubmit={run}
    />
  );
}
