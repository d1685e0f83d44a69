import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { Suspense } from 'react';
import { useHydrated } from '../session/useHydrated.js';
import { lazyPart } from '../site/lazyPart.js';
import { useTitle } from '../site/PageContext.js';
import type { RegistrationProps } from './Registration.js';

/** Lazy, because most people only log in. */
const registration = lazyPart(
  () => import('./Registration.js'),
  ({ Registration }) => Registration,
  ['register', 'profile'],
);

/** The registration as a view of the login page. Its form loads after the page. */
export function RegistrationView(props: RegistrationProps) {
  const { t, lang } = useText('login');
  const hydrated = useHydrated();
  useTitle(t('login.registerPageTitle'));
  const Form = registration.componentIn(lang);
  const loading = <LoadingScreen title={t('login.register')} />;
  return <Suspense fallback={loading}>{hydrated ? <Form {...props} /> : loading}</Suspense>;
}
