import { href, oneTimePassword } from '@first-gong/domain';
import { LoginScreen, loginMethods } from '@first-gong/screens/account/LoginScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { navigate, useQuery } from '../site/address.js';
import { usePage, useTitle } from '../site/PageContext.js';
import { safeTarget } from '../site/safeTarget.js';
import { useHotEvent } from '../site/useSite.js';
import { takeSignIn } from './signIn.js';
import { consumeUrlTokens } from './urlTokens.js';
import { useLogin } from './useLogin.js';

/** The forms of the login page. After a login they redirect to `target`. */
export function LoginView({ target }: { target: string | null }) {
  const { t, lang } = useText('login');
  const { demoMember, unsent } = usePage();
  const search = useQuery();
  const way = loginMethods.find((name) => name === search.get('way')) ?? 'password';
  const isHot = useHotEvent();
  const { state, onChange, onSubmit, onReturn, startAgain, dropRefusal } = useLogin(target);
  const sent = way === 'oneTimePassword' ? state.sent : null;
  useTitle(sent ? t('common.pageTitleOf', { title: t('login.codeTitle', oneTimePassword) }) : t('login.pageTitle'));
  const [shownWay, setShownWay] = useState(way);

  const finishSignIn = useEffectEvent(() => {
    const back = takeSignIn(consumeUrlTokens('login'), search.get('way'));
    if (back === null) return;
    const leadsTo = safeTarget(lang, back.target);
    navigate(href(lang, 'login', { ...(leadsTo && { target: leadsTo }) }), { replace: true });
    onReturn(back);
  });
  useEffect(() => finishSignIn(), []);
  // An error of one form is not shown above the other.
  if (shownWay !== way) {
    setShownWay(way);
    dropRefusal();
  }

  return (
    <LoginScreen
      posters={isHot ? [] : undefined}
      state={{
        ...state,
        sent,
        way,
        sessionExpired: search.get('reason') === 'sessionExpired',
        target,
        demo: demoMember,
        unsent,
      }}
      onChange={onChange}
      onSubmit={onSubmit}
      onChangeEmail={startAgain}
    />
  );
}
