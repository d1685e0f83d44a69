import type { Answer, Call, CallInput, Request } from '@first-gong/contract';
import { type Lang, timeOut } from '@first-gong/domain';
import { type ComponentType, lazy } from 'react';
import { callKey } from './calls.js';

/** A call that a page reads first, so that the server can put its answer into the HTML. */
export interface Need {
  key: (lang: Lang) => string;
  answer: (request: Request) => Promise<Answer<unknown>>;
}

/** Names a call and its input as needed. */
export const need = <Query, Body, Response>(
  call: Call<Query, Body, Response>,
  input?: CallInput<Query, Body>,
): Need => ({ key: (lang) => callKey(lang, call, input), answer: (request) => request(call, input) });

/** What a file of `routes/` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Calls of the first view, from the address's query and today's civil date. None on pages of a member. */
  needs?: (search: URLSearchParams) => Need[];
}

export type StepName = 'cart' | 'preview' | 'receipt';

export interface RouteEntry {
  path: string;
  page: string;
  /** A visitor is sent to log in first (spec §6). */
  memberOnly?: true;
  /** Shown with the steps of a purchase in place of the categories. */
  step?: StepName;
}

/** Every address of the site (spec §2), below its language prefix. Anything else leads to the first. */
export const routes: readonly RouteEntry[] = [
  { path: '/Events.html', page: 'HomeRoute' },
  { path: '/EventDetail.html', page: 'EventDetailRoute' },
  { path: '/Login.html', page: 'LoginRoute' },
  { path: '/Logout.html', page: 'LogoutRoute' },
  { path: '/ShoppingCart.html', page: 'ShoppingCartRoute', memberOnly: true, step: 'cart' },
  { path: '/TransactionPreview.html', page: 'TransactionPreviewRoute', memberOnly: true, step: 'preview' },
  { path: '/Receipt.html', page: 'ReceiptRoute', memberOnly: true, step: 'receipt' },
  { path: '/Member/TxnHistory.html', page: 'TxnHistoryRoute', memberOnly: true },
  { path: '/Member/TransactionDetail.html', page: 'TransactionDetailRoute', memberOnly: true },
];

export const home = '/Events.html';

export const routeAt = (path: string): RouteEntry | undefined => routes.find((route) => route.path === path);

const modules = import.meta.glob<PageModule>('./routes/*Route.tsx');
const ready = new Map<string, PageModule>();
const components = new Map<string, ComponentType>();

/** Loads the part of the site that a page is; gives up after 120 seconds (spec §8 Loading). */
export async function loadPage(name: string): Promise<PageModule> {
  const known = ready.get(name);
  if (known) return known;
  const load = modules[`./routes/${name}.tsx`];
  if (!load) throw new Error(`routes/${name}.tsx does not exist, yet the table of routes names it.`);
  const module = await Promise.race([
    load(),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`Loading ${name} took too long.`)), timeOut.part),
    ),
  ]);
  ready.set(name, module);
  return module;
}

/** The page's component: itself where it is loaded (the server, the first page), lazy otherwise. Always the same one. */
export function pageComponent(name: string): ComponentType {
  let component = components.get(name);
  if (!component) {
    component = ready.get(name)?.Page ?? lazy(async () => ({ default: (await loadPage(name)).Page }));
    components.set(name, component);
  }
  return component;
}
