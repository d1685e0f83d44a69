import { type Answer, CallError, type CallName, type Client, type InputOf } from '@first-gong/contract';
import { type Lang, timeOut } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';
import type { StepName } from '@first-gong/screens/shared/purchaseSteps';
import { MoreWords } from '@first-gong/screens/shared/text';
import { type ComponentType, lazy } from 'react';
import { callKey } from './calls.js';
import { loadWords, type WordsName } from './dictionaries.js';

/** A call that a page reads first, so that the server can put its answer into the HTML. */
export interface Need {
  key: (lang: Lang) => string;
  answer: (request: Client) => Promise<Answer<unknown>>;
}

/** Names a call and its input as needed. */
export const need = <Name extends CallName>(name: Name, input?: InputOf<Name>): Need => ({
  key: (lang) => callKey(lang, name, input),
  answer: (request) => request(name, input),
});

/** What a file of `routes/` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Calls of the first view, from the address's query and today's civil date. None on pages of a member. */
  needs?: (search: URLSearchParams) => Need[];
}

export interface RouteEntry {
  path: string;
  page: string;
  /** The words it brings with it. */
  words: WordsName;
  /** A visitor is sent to log in first (spec §6). */
  memberOnly?: true;
  /** Shown with the steps of a purchase in place of the categories. */
  step?: StepName;
}

/** Every address of the site (spec §2), below its language prefix. Anything else leads to the first. */
export const routes: readonly RouteEntry[] = [
  { path: '/Events.html', page: 'HomeRoute', words: 'home' },
  { path: '/EventDetail.html', page: 'EventDetailRoute', words: 'event' },
  { path: '/Login.html', page: 'LoginRoute', words: 'login' },
  { path: '/Logout.html', page: 'LogoutRoute', words: 'everyPage' },
  { path: '/ShoppingCart.html', page: 'ShoppingCartRoute', words: 'member', memberOnly: true, step: 'cart' },
  {
    path: '/TransactionPreview.html',
    page: 'TransactionPreviewRoute',
    words: 'member',
    memberOnly: true,
    step: 'preview',
  },
  { path: '/Receipt.html', page: 'ReceiptRoute', words: 'member', memberOnly: true, step: 'receipt' },
  { path: '/Member/TxnHistory.html', page: 'TxnHistoryRoute', words: 'member', memberOnly: true },
  { path: '/Member/TransactionDetail.html', page: 'TransactionDetailRoute', words: 'member', memberOnly: true },
];

export const home = '/Events.html';

export const routeAt = (path: string): RouteEntry | undefined => routes.find((route) => route.path === path);

const modules = import.meta.glob<PageModule>('./routes/*Route.tsx');
const ready = new Map<string, PageModule>();
const components = new Map<string, ComponentType>();

/**
 * Loads the part of the site that a page is, with its words in one language.
 * Gives up after 120 seconds (spec §8 Loading).
 */
export async function loadPage({ page, words: wordsName }: RouteEntry, lang: Lang): Promise<PageModule> {
  const key = `${lang} ${page}`;
  const known = ready.get(key);
  if (known) return known;
  const load = modules[`./routes/${page}.tsx`];
  if (!load) throw new Error(`routes/${page}.tsx does not exist, yet the table of routes names it.`);
  const [module, words] = await inTime(Promise.all([load(), loadWords(wordsName, lang)]));
  const whole = { ...module, Page: withWords(module.Page, words) };
  ready.set(key, whole);
  return whole;
}

/** A part that does not come fails as a call does: one way to say so serves both. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new CallError({ kind: 'busy' })), timeOut.part);
    const lost = () => reject(new CallError({ kind: 'offline' }));
    loading.then(resolve, lost).finally(() => clearTimeout(late));
  });
}

const withWords = (Page: ComponentType, words: LoadedWords): ComponentType =>
  function PageWithWords() {
    return (
      <MoreWords words={words}>
        <Page />
      </MoreWords>
    );
  };

/** The page's component: itself where it is loaded (the server, the first page), lazy otherwise. Always the same one. */
export function pageComponent(route: RouteEntry, lang: Lang): ComponentType {
  const key = `${lang} ${route.page}`;
  let component = components.get(key);
  if (!component) {
    component = ready.get(key)?.Page ?? lazy(async () => ({ default: (await loadPage(route, lang)).Page }));
    components.set(key, component);
  }
  return component;
}
