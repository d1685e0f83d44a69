import { customerService, href, routeAt, splitLangPath } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { type Form, FormProblems } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { Unsent } from '../../shared/Unsent.js';
import type { LoginState } from './state.js';

interface LoginHelpProps<Field extends string> {
  state: LoginState;
  form: Pick<Form<Field, object>, 'problems' | 'ids' | 'submission'>;
}

/** The form's error or, before a submission, why the visitor is here. */
export function LoginHelp<Field extends string>({ state, form }: LoginHelpProps<Field>) {
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

/** Why the visitor is here: the form was not sent, the session ended, or a page required a login. */
function LoginReason({ state: { sessionExpired, target, unsent } }: { state: LoginState }) {
  const { t, lang, format } = useText('login', 'errors');
  if (unsent) {
    return (
      <Unsent
        title={t('login.problem')}
        text={t('login.unsentText')}
        again={{ href: href(lang, 'login', { ...(target && { target }) }), label: t('login.loadAgain') }}
      />
    );
  }
  if (sessionExpired) {
    return (
      <Notice variant="danger" role="status" title={t('login.sessionExpiredTitle')}>
        <p>{t('login.sessionExpiredText')}</p>
      </Notice>
    );
  }
  if (target === null) return null;
  const [pathname = ''] = target.split(/[?#]/);
  const buying = routeAt(splitLangPath(pathname).path) === 'eventDetail';
  const returning = [t('errors.loginRequired'), t('login.returnText')].join(format.sentenceGap);
  return (
    <Notice title={t(buying ? 'login.continueTitle' : 'login.returnTitle')}>
      <p>{buying ? t('login.continueText') : returning}</p>
    </Notice>
  );
}
