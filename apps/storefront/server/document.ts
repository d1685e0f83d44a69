import { htmlLangs, langs, locales } from '@first-gong/domain';
import { type PageState, stateElementId } from '../src/app/state.js';
import type { PageAssets } from './assets.js';
import { inlineScript, themeScript } from './inlineScripts.js';
import type { alternatesOf } from './searchEngines.js';
import type { Root } from './usedStyles.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the script element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface DocumentParts {
  state: PageState;
  title: string;
  /** Null for a page that search engines do not list. */
  description: string | null;
  /** Texts that a link to the page shows on other sites, and data that search engines read of its event. */
  sharing: Sharing;
  /** Whole addresses of the page, this one and those in all languages, or null where search engines must not list it. */
  alternates: ReturnType<typeof alternatesOf>;
  html: string;
  /** Says that the script has not come. Hidden until then, and outside of what React takes over. */
  lost: string;
  assets: PageAssets;
  /** With which styles are let through; new for every rendering. */
  nonce: string;
  /**
   * When script starts: `now` for pages of a member, which have nothing to read before it; `idle` where a call failed
   * or the site is closed or gray, so that the page asks again, and where only script can fill a part; otherwise at the first `intention` of the reader.
   */
  start: 'now' | 'idle' | 'intention';
  /** The member's calls with which the page begins. */
  memberCalls: [method: string, address: string][];
  /** Milliseconds after which script starts in any case. */
  wait: number;
  /** The id of the popup event of the page, for which script starts when the browser is idle. '' for none. */
  popup: string;
  /** The whole site is gray now (spec §4): the first picture is gray already. */
  gray: boolean;
  /** No theme was chosen: the reader's system decides. */
  themeOfSystem: boolean;
}

const linksTo = ({ canonical, alternates }: NonNullable<DocumentParts['alternates']>): string =>
  [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, address }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`,
    ),
  ].join('');

/** The picture of a page on other sites, and its event as schema.org describes it. */
export interface Sharing {
  siteName: string;
  /** Whole address of a picture; the icon of the site without one. */
  image: { address: string; width: number; height: number } | null;
  event: object | null;
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Open Graph. */
function sharingTags(
  { state: { lang }, title, description, sharing: { siteName, image } }: DocumentParts,
  url: string,
) {
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    description === null ? '' : property('og:description', description),
    property('og:url', url),
    property('og:locale', locales[lang]),
    ...langs.filter((other) => other !== lang).map((other) => property('og:locale:alternate', locales[other])),
    ...(image
      ? [
          property('og:image', image.address),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', title),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('');
}

/** Fetches the files of a page that has its content from script at once: the inline script asks for them at its end only. */
const preloads = ({ script, preload, cssFiles }: PageAssets): string =>
  [
    ...[script, ...preload].map((file) => `<link rel="modulepreload" href="${file}">`),
    ...cssFiles.map((file) => `<link rel="preload" as="style" href="${file}">`),
  ].join('');

/**
 * On an event's page the browser shows nothing until it has read the header of the event. Without this link it shows the
 * masthead first, and the title waits for a second frame with the layout of half the page. Browsers that do not know
 * `rel=expect` ignore the link.
 */
const waitForHeader = (html: string) =>
  html.includes(' id="event-header"') ? '<link rel="expect" href="#event-header" blocking="render">' : '';

/** The document. Its first tag carries language, theme and size, so that the browser never shows others first. */
export function renderDocument(page: DocumentParts): string {
  const { state, title, description, sharing, alternates, html, assets, nonce, start, gray, themeOfSystem } = page;
  const { lang, preferences } = state;
  const root: Root = {
    themes: themeOfSystem ? [preferences.theme, 'night'] : [preferences.theme],
    size: preferences.fontSize,
    gray,
  };
  // The worker of kept tickets, and the scripts of other sites that are configured.
  const scripts = ['/ticketWorker.js', state.chatScript, state.firewallScript].filter((script) => script !== null);
  return [
    `<!doctype html><html lang="${htmlLangs[lang]}" data-theme="${preferences.theme}" data-size="${preferences.fontSize}"${gray ? ' data-gray=""' : ''}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    // No phone makes links of our numbers and dates: React would not find the HTML of the server.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    themeOfSystem ? `<script>${themeScript}</script>` : '',
    `<title>${escapeHtml(title)}</title>`,
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    waitForHeader(html),
    `<style nonce="${nonce}">${assets.cssOf(html, root)}</style>`,
    // Without script the page can be read and printed all the same.
    `<noscript><style nonce="${nonce}">${assets.fontRules}</style>${assets.cssFiles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</noscript>`,
    start === 'now' ? preloads(assets) : '',
    alternates ? linksTo(alternates) : '<meta name="robots" content="noindex">',
    alternates ? sharingTags(page, alternates.canonical) : '',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"></head>',
    `<body>${page.lost}<div id="root">${html}</div>`,
    // No browser runs it, so that the policy lets it be. It comes last, because a browser reads it before what follows.
    alternates && sharing.event ? `<script type="application/ld+json">${inScript(sharing.event)}</script>` : '',
    `<script type="application/json" id="${stateElementId}">${inScript({ ...state, pageScript: assets.page })}</script>`,
    `<script nonce="${nonce}" data-theme="${preferences.theme}" data-entry="${assets.script}" data-parts="${assets.preload.join(' ')}" data-pages="${assets.pageList}" data-styles="${assets.cssFiles.join(' ')}" data-fonts="${escapeHtml(JSON.stringify(assets.fontFiles))}" data-when="${start}"${page.memberCalls.length > 0 ? ` data-calls="${escapeHtml(JSON.stringify(page.memberCalls))}"` : ''} data-wait="${page.wait}" data-popup="${escapeHtml(page.popup && JSON.stringify(page.popup))}" data-scripts="${escapeHtml(scripts.join(' '))}">${inlineScript}</script></body></html>`,
  ].join('');
}
