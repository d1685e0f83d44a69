import { customerService, href } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { type Form, FormProblems } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { LoginReason } from './LoginReason.js';
import type { LoginState } from './state.js';

/** The form's error or, before a submission, why the visitor is here. */
export function LoginHelp<Field extends string>({
  state,
  form,
}: {
  state: LoginState;
  form: Pick<Form<Field, object>, 'problems' | 'ids' | 'submission'>;
}) {
  const { t, lang, format } = useText('login');
  const { error, failure } = state;
  return (
    <>
      <FormProblems
        form={form}
        title={t('login.problem')}
        failure={failure && failureSentence(failure, t, (what) => t('login.failed', { what }))}
      >
        {error?.code === 'accountSuspended' && <p>{t('login.suspendedHelp', customerService)}</p>}
        {error?.code === 'accountNotActivated' && (
          <p>
            {t('login.notActivatedHelp')}
            {format.sentenceGap}
            <Link standalone href={href(lang, 'forgotPassword', { view: 'activation' })}>
              {t('login.activateAgain')}
            </Link>
          </p>
        )}
      </FormProblems>
      {error === null && failure === null && form.problems.length === 0 && <LoginReason state={state} />}
    </>
  );
}
