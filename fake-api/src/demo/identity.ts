import { calls } from '@first-gong/contract';
import { href, type IdentityProvider, identityProviders, type Lang, locales, signInCode } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { type Request, Router } from 'express';
import type { Shop } from '../area/area.js';
import { networkOf } from '../http/network.js';
import { refuseOthers } from '../http/refusals.js';
import { addressOf, langOf, parsers } from '../http/request.js';
import { fromProvider, type IdentityCodes } from '../members/identityCodes.js';
import type { Identity } from '../members/rows.js';
import { demoMember, plainMember } from '../sample-data/members.js';
import { Counter } from '../shared/counter.js';
import { type Html, html } from '../shared/html.js';
import { messagePage, type Page, sendPage } from './page.js';
import { sitePath, withParameters } from './sitePath.js';

type Account = Omit<Identity, 'provider'>;

/** Sample accounts. */
const accounts = {
  member: { email: demoMember.loginEmail, verified: true, name: demoMember.name.en_us },
  newcomer: { email: 'szenga@example.com', verified: true, name: 'Yip Sze-nga' },
  noEmail: { email: null, verified: true, name: 'Ho Man-fai' },
  unverified: { email: plainMember.loginEmail, verified: false, name: plainMember.name.en_us },
} as const satisfies Record<string, Account>;
type AccountName = keyof typeof accounts;

const accountNames = Object.keys(accounts) as AccountName[];
const isAccountName = (text: unknown): text is AccountName => accountNames.some((name) => name === text);

/** OAuth error after a refusal (RFC 6749). */
const refused = 'access_denied';

/** Codes per network address, because each is a row and needs no login. Milliseconds. */
const codeThrottle = { attempts: 200, window: signInCode };

/** One page for all identity providers, with buttons for accounts and refusal. */
export function identityPages({ store, now }: Pick<Shop, 'store' | 'now'>, codes: IdentityCodes): Router {
  const pages = Router({ caseSensitive: true });
  const path = `/id/:provider(${identityProviders.join('|')})`;
  const limit = new Counter(codeThrottle, now);
  const codeFor = (provider: IdentityProvider, name: AccountName) =>
    store.transact((tx) => codes.make(tx, { provider, ...accounts[name] }, fromProvider));

  pages.get(path, (request, response, next) => {
    const provider = providerOf(request);
    const lang = langOf(request);
    const { query } = addressOf(request);
    const state = query.get('state') ?? '';
    if (provider === 'apple') {
      limit.take(networkOf(request.ip ?? ''));
      // Apple's form posts to the shop directly, so each button needs its code in advance.
      Promise.all(accountNames.map((name) => codeFor(provider, name)))
        .then((values) => sendPage(request, response, lang, choicePage(lang, provider, appleForm(lang, state, values))))
        .catch(next);
      return;
    }
    const redirectUri = query.get('redirectUri');
    if (sitePath(redirectUri) === null) sendPage(request, response, lang, nowherePage(lang, provider), 400);
    else sendPage(request, response, lang, choicePage(lang, provider, form(lang, provider, redirectUri ?? '', state)));
  });

  pages.post(path, parsers.form, (request, response, next) => {
    const provider = providerOf(request);
    const lang = langOf(request);
    const { account, redirectUri, state = '' } = request.body as Record<string, unknown>;
    const back = sitePath(redirectUri);
    if (back === null || provider === 'apple') {
      sendPage(request, response, lang, nowherePage(lang, provider), 400);
      return;
    }
    limit.take(networkOf(request.ip ?? ''));
    const answered = isAccountName(account)
      ? codeFor(provider, account).then((code) => ({ code }))
      : Promise.resolve({ error: refused });
    answered
      .then((answer) => response.redirect(303, withParameters(back, { ...answer, state: String(state) })))
      .catch(next);
  });
  pages.all(path, refuseOthers('GET, POST'));
  return pages;
}

const providerOf = ({ params }: Request) => params.provider as IdentityProvider;

const button = (lang: Lang, account: AccountName, name: string, value: string): Html =>
  html`<button class="button" name="${name}" value="${value}" aria-describedby="${account}">${accounts[account].email ?? accounts[account].name}</button>
<p class="hint" id="${account}">${serverTexts[lang](`identity.account_${account}`)}</p>`;

/** A form that posts to this page, which redirects with a code. */
const form = (lang: Lang, provider: IdentityProvider, redirectUri: string, state: string): Html =>
  html`<form method="post" action="/fake/id/${provider}?locale=${locales[lang]}">
<input type="hidden" name="redirectUri" value="${redirectUri}">
<input type="hidden" name="state" value="${state}">
${accountNames.map((name) => button(lang, name, 'account', name))}
${refusal(lang, 'account', 'refuse')}
</form>`;

/** A form that posts directly to the shop, like the device maker's. */
const appleForm = (lang: Lang, state: string, values: readonly string[]): Html =>
  html`<form method="post" action="${calls.loginApple.path}?locale=${locales[lang]}">
<input type="hidden" name="state" value="${state}">
${accountNames.map((name, index) => button(lang, name, 'code', values[index] ?? ''))}
${refusal(lang, 'error', refused)}
</form>`;

const refusal = (lang: Lang, name: string, value: string): Html =>
  html`<button class="button" name="${name}" value="${value}" aria-describedby="refuse">${serverTexts[lang]('identity.refuse')}</button>
<p class="hint" id="refuse">${serverTexts[lang]('identity.refuseHint')}</p>`;

function choicePage(lang: Lang, provider: IdentityProvider, main: Html): Page {
  const t = serverTexts[lang];
  const values = { provider: t(`identity.provider_${provider}`) };
  return {
    title: t('identity.title', values),
    about: t('identity.about', values),
    main: html`<div class="slip"><div><p class="kick">${t('identity.title', values)}</p><h1>${t('identity.question')}</h1></div><hr>${main}</div>`,
  };
}

function nowherePage(lang: Lang, provider: IdentityProvider): Page {
  const t = serverTexts[lang];
  return messagePage({
    title: t('identity.nowhere'),
    about: t('identity.about', { provider: t(`identity.provider_${provider}`) }),
    heading: t('identity.nowhere'),
    lead: t('identity.nowhereText'),
    link: { href: href(lang, 'login'), label: t('identity.backToLogin') },
  });
}
