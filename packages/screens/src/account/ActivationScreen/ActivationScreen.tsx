import { customerService, href, mailLinks } from '@first-gong/domain';
import { NotReadyScreen, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { LinkResult, type LinkResultKind, type LinkResultProps } from '../LinkResult.js';

/** `used`: the account is activated. `incomplete`: no link, or an unknown one. `suspended`: the account is locked. */
type ResultKind = Exclude<LinkResultKind, 'perhapsDone'>;

export type ActivationState =
  | NotReadyState
  | { kind: 'done'; email: string }
  | { kind: Exclude<ResultKind, 'done'>; email?: undefined };

export interface ActivationScreenProps {
  state: ActivationState;
  onRetry: () => void;
}

/** Opens the link of the activation email (spec §4 Account: activation success or failure). */
export function ActivationScreen({ state, onRetry }: ActivationScreenProps) {
  const { t, lang } = useText('activation');
  if (state.kind === 'loading' || state.kind === 'failed') {
    return (
      <NotReadyScreen state={state} title={t('activation.title')} loading={t('activation.loading')} onRetry={onRetry} />
    );
  }
  const { kind, email = '' } = state;
  const toLogin = { href: href(lang, 'login'), label: t('activation.toLogin') };
  const toEvents = { href: href(lang, 'home'), label: t('activation.toEvents') };
  const again = { href: href(lang, 'forgotPassword', { view: 'activation' }), label: t('activation.again') };
  const ways: Record<ResultKind, LinkResultProps['ways']> = {
    done: [toLogin, toEvents],
    used: [toLogin, { href: href(lang, 'forgotPassword'), label: t('activation.forgot') }],
    expired: [again, toLogin],
    replaced: [again, toLogin],
    incomplete: [again, toLogin],
    suspended: [toEvents],
  };
  return (
    <LinkResult
      key={kind}
      kind={kind}
      art={{ seed: 'lights-on', interest: 'movie' }}
      title={t(`activation.${kind}Title`)}
      lead={t(`activation.${kind}Lead`, {
        email,
        hours: mailLinks.activation / 3_600_000,
        number: t('common.hotlineNumber'),
        ...customerService,
      })}
      ways={ways[kind]}
    />
  );
}
