import type { ErrorCode, IdentityProvider, Lang } from '@first-gong/domain';
import { href, identityProviders, locales } from '@first-gong/domain';
import { tabStore } from '../session/storage.js';

/** A sign-in that this tab has started. Only a response with its state is accepted. */
interface BegunSignIn {
  provider: IdentityProvider;
  state: string;
  /** The address to open after the login, or null. */
  target: string | null;
}

/** The result of a sign-in with a provider. */
export type SignInReturn = { provider: IdentityProvider; target: string | null } & (
  | { code: string; state: string }
  | { error: ErrorCode }
);

const storageKey = 'signIn';

const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The address of an identity provider's page, which returns to the login page. */
export function beginSignIn(
  signInPath: string,
  provider: IdentityProvider,
  { lang, target }: { lang: Lang; target: string | null },
): string {
  const begun: BegunSignIn = { provider, state: newState(), target };
  tabStore.keepData(storageKey, begun);
  const query = { locale: locales[lang], redirectUri: href(lang, 'login', { way: provider }), state: begun.state };
  return `${signInPath}/${provider}?${new URLSearchParams(query)}`;
}

/**
 * A provider's result in the returning address, or null. It counts once and with its state, so that no other site logs
 * a person in to a stranger's account.
 * @param secrets the address's sensitive parameters @param way the address's login method
 */
export function takeSignIn(secrets: Partial<Record<string, string>>, way: string | null): SignInReturn | null {
  const { code, state, signInCode, error } = secrets;
  if (code === undefined && signInCode === undefined && error === undefined) return null;
  const begun = tabStore.readData<BegunSignIn>(storageKey);
  tabStore.forget(storageKey);
  const named = identityProviders.find((name) => name === way) ?? 'apple';
  const failed = { provider: named, target: begun?.target ?? null, error: `${named}VerificationFailed` } as const;
  if (begun === null || begun.provider !== named) return failed;
  const { provider, target } = begun;
  // The device maker returns through the server, which compares the state when the code is used.
  if (provider === 'apple') {
    if (signInCode !== undefined) return { provider, target, code: signInCode, state: begun.state };
    return error === 'noEmailProvided' ? { ...failed, error } : failed;
  }
  return code !== undefined && state === begun.state ? { provider, target, code, state } : failed;
}
