import { htmlLangs } from '@first-gong/domain';
import { type PageState, stateElementId } from '../src/state.js';
import type { PageAssets } from './assets.js';
import { inlineScript } from './inlineScript.js';
import type { alternatesOf } from './searchEngines.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the script element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** In the head while nobody has chosen a theme: a reader whose system is dark sees the night from the first picture on. */
export const themeScript =
  'if(matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.dataset.theme="night"';

export interface DocumentParts {
  state: PageState;
  title: string;
  description: string;
  /** Whole addresses of the page, this one and those in all languages, or null where search engines must not list it. */
  alternates: ReturnType<typeof alternatesOf>;
  html: string;
  assets: PageAssets;
  font: string | undefined;
  /** With which styles are let through; new for every rendering. */
  nonce: string;
  /** Pages of a member have nothing to read before script: it starts at once. */
  eager: boolean;
  /** The whole site is gray now (spec §4): the first picture is gray already. */
  gray: boolean;
  /** Nobody chose the theme: the reader's system decides. */
  themeOfSystem: boolean;
}

const linksTo = ({ canonical, alternates }: NonNullable<DocumentParts['alternates']>): string =>
  [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, address }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`,
    ),
  ].join('');

/** The document. Its first tag carries language, theme and size, so that the browser never shows others first. */
export function renderDocument({
  state,
  title,
  description,
  alternates,
  html,
  assets,
  font,
  nonce,
  eager,
  gray,
  themeOfSystem,
}: DocumentParts): string {
  const { lang, preferences } = state;
  return [
    `<!doctype html><html lang="${htmlLangs[lang]}" data-theme="${preferences.theme}" data-size="${preferences.fontSize}"${gray ? ' data-gray=""' : ''}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    themeOfSystem ? `<script>${themeScript}</script>` : '',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    font ? `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>` : '',
    `<style nonce="${nonce}">${assets.css}</style>`,
    // A disabled link is not fetched, yet tells the script's loader that these styles are there.
    assets.cssFiles.map((file) => `<link rel="stylesheet" disabled href="${file}">`).join(''),
    alternates ? linksTo(alternates) : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"></head>',
    `<body><div id="root">${html}</div>`,
    `<script type="application/json" id="${stateElementId}">${inScript(state)}</script>`,
    `<script nonce="${nonce}" data-entry="${assets.script}" data-when="${eager ? 'now' : 'idle'}" data-chat="${escapeHtml(state.chatScript ?? '')}">${inlineScript}</script></body></html>`,
  ].join('');
}
