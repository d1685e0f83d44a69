import type { CallError } from '@first-gong/contract';
import type { Failure } from '@first-gong/domain';
import { FailureScreen, LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, useEffect, useState } from 'react';
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
  const [Form, setForm] = useState<ComponentType<RegistrationProps> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useTitle(t('login.registerPageTitle'));
  useEffect(() => {
    registration.load(lang).then(
      (Loaded) => setForm(() => Loaded),
      (error: CallError) => setFailure(error.failure),
    );
  }, [lang]);
  if (Form) return <Form {...props} />;
  if (failure) return <FailureScreen failure={failure} onRetry={() => location.reload()} />;
  return <LoadingScreen title={t('login.register')} />;
}
