import type { Client } from '@first-gong/contract';
import { SessionEndScreen } from '@first-gong/screens/account/SessionEndScreen';
import { useState } from 'react';
import { useKeepResponse } from '../data/changeResponses.js';
import { useAction } from '../data/useAction.js';
import { keepToken, type SessionOver } from '../session/session.js';
import { showNewPage } from '../site/mainElement.js';

interface SessionDialogProps {
  /** Whole seconds until the session ends, or the reason of its end. */
  phase: number | SessionOver;
  /** The page behind works without a login. */
  isPublic: boolean;
  email: string;
  loginHref: string;
  request: Client;
  onClose: () => void;
}

/** The dialog of `SessionEnd`. A member's call prolongs the session; a login starts the next one on the same page. */
export function SessionDialog({ phase, isPublic, email, request, ...props }: SessionDialogProps) {
  const [credentials, setCredentials] = useState({ email, password: '' });
  const keepResponse = useKeepResponse();
  const stay = useAction(async () => {
    keepResponse('memberInfo', undefined, (await request('memberInfo')).data);
  });
  const login = useAction(async () => {
    const { data } = await request('login', { body: credentials });
    keepToken(data.token);
    keepResponse('memberInfo', undefined, data.member);
    // The member's page was empty meanwhile.
    if (!isPublic) showNewPage();
  });
  return (
    <SessionEndScreen
      {...props}
      state={
        typeof phase === 'number'
          ? { kind: 'near', secondsLeft: phase, staying: stay.busy, failure: stay.reason }
          : { kind: 'over', reason: phase, isPublic, credentials, ...login.form }
      }
      onStay={stay.run}
      onChange={setCredentials}
      onLogIn={login.run}
    />
  );
}
