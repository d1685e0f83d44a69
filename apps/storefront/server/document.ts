import { htmlLangs, langs, locales } from '@first-gong/domain';
import { type PageState, stateElementId } from '../src/app/state.js';
import type { PageAssets } from './assets.js';
import { callsScript, inlineScript, themeScript } from './inlineScripts.js';
import type { alternatesOf } from './searchEngines.js';
import type { Root } from './usedStyles.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface DocumentParts {
  state: PageState;
  title: string;
  /** Null if search engines must not list the page. */
  description: string | null;
  /** Previews on other sites, and the event's structured data. */
  sharing: Sharing;
  /** Whole addresses of the page in all languages, or null if search engines must not list the page. */
  alternates: ReturnType<typeof alternatesOf>;
  html: string;
  /** The notice that script is missing. Initially hidden, and outside React's root. */
  lost: string;
  assets: PageAssets;
  /** Allows styles; new for every rendering. */
  nonce: string;
  /**
   * `now`: pages of a member. `idle`: a call failed, the site is closed or gray, or only script can fill a part.
   * `intention`: at the first interaction.
   */
  start: 'now' | 'idle' | 'intention';
  /** The member's first calls of the page. */
  memberCalls: [method: string, address: string][];
  /** Milliseconds after which script starts in any case. */
  wait: number;
  /** The id of the page's popup event, or ''. Script for a popup starts in an idle browser. */
  popup: string;
  /** The first paint is gray (spec §4). */
  gray: boolean;
  /** No theme is chosen, so the system's preference decides. */
  themeOfSystem: boolean;
}

const linksTo = ({ canonical, alternates }: NonNullable<DocumentParts['alternates']>): string =>
  [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, address }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`,
    ),
  ].join('');

/** The page's picture on other sites, and its event for schema.org. */
export interface Sharing {
  siteName: string;
  image: { address: string; width: number; height: number } | null;
  event: object | null;
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

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

/** Preloads files of a page that starts script at once, because the inline script requests them only at its end. */
const preloads = ({ script, parts, cssFiles }: PageAssets): string =>
  [
    ...[script, ...parts].map((file) => `<link rel="modulepreload" href="${file}">`),
    ...cssFiles.map((file) => `<link rel="preload" as="style" href="${file}">`),
  ].join('');

/**
 * Delays the first paint of an event's page until its header is parsed, to save a second layout. Browsers without
 * `rel=expect` ignore the link.
 */
const waitForHeader = (html: string) =>
  html.includes(' id="event-header"') ? '<link rel="expect" href="#event-header" blocking="render">' : '';

/** Renders the document. Its first tag has language, theme and size, so that the browser never shows others. */
export function renderDocument(page: DocumentParts): string {
  const { state, title, description, sharing, alternates, html, assets, nonce, start, gray, themeOfSystem } = page;
  const { lang, preferences } = state;
  const root: Root = {
    themes: themeOfSystem ? [preferences.theme, 'night'] : [preferences.theme],
    size: preferences.fontSize,
    gray,
  };
  // The service worker, and configured scripts of other sites.
  const scripts = ['/ticketWorker.js', state.chatScript, state.firewallScript].filter(Boolean);
  return [
    `<!doctype html><html lang="${htmlLangs[lang]}" data-theme="${preferences.theme}" data-size="${preferences.fontSize}"${gray ? ' data-gray=""' : ''}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    // Phones must not turn numbers and dates into links, which would break hydration.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    themeOfSystem ? `<script>${themeScript}</script>` : '',
    `<title>${escapeHtml(title)}</title>`,
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    waitForHeader(html),
    `<style nonce="${nonce}">${assets.cssOf(html, root)}</style>`,
    // Without script the page can still be read and printed.
    `<noscript><style nonce="${nonce}">${assets.fontRules}</style>${assets.cssFiles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</noscript>`,
    page.memberCalls.length > 0
      ? `<script data-calls="${escapeHtml(JSON.stringify(page.memberCalls))}">${callsScript}</script>`
      : '',
    start === 'now' ? preloads(assets) : '',
    alternates ? linksTo(alternates) : '<meta name="robots" content="noindex">',
    alternates ? sharingTags(page, alternates.canonical) : '',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"></head>',
    `<body>${page.lost}<div id="root">${html}</div>`,
    // The policy allows this element because browsers do not run it. It comes last because browsers parse in order.
    alternates && sharing.event ? `<script type="application/ld+json">${inScript(sharing.event)}</script>` : '',
    `<script type="application/json" id="${stateElementId}">${inScript({ ...state, pageScript: assets.page, wordFiles: assets.wordFiles })}</script>`,
    `<script nonce="${nonce}" data-theme="${preferences.theme}" data-entry="${assets.script}" data-parts="${[...assets.parts, ...(state.pageWords ? [] : Object.values(assets.wordFiles))].join(' ')}" data-lists="${assets.lists.join(' ')}" data-styles="${assets.cssFiles.join(' ')}" data-fonts="${escapeHtml(JSON.stringify(assets.fontFiles))}" data-when="${start}" data-wait="${page.wait}" data-popup="${escapeHtml(page.popup && JSON.stringify(page.popup))}" data-scripts="${escapeHtml(scripts.join(' '))}">${inlineScript}</script></body></html>`,
  ].join('');
}
