import { createHash } from 'node:crypto';
import { htmlLangs, langs, langUrl } from '@first-gong/domain';
import { type PageState, stateElementId } from '../src/state.js';
import type { PageAssets } from './assets.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that cannot end the script element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * React takes over when the browser has nothing else to do, or at the first touch of the page, whichever comes first.
 * The address of the script is read from the element itself, so that this text, and its hash in the policy, never change.
 */
const takeOver = `(()=>{const s=document.currentScript.dataset;let done=false;const go=()=>{if(!done){done=true;import(s.entry)}};
if(s.when==="now")return go();
for(const type of["pointerdown","keydown","focusin","touchstart"])addEventListener(type,go,{once:true,passive:true,capture:true});
const idle=()=>"requestIdleCallback"in window?requestIdleCallback(go,{timeout:3000}):setTimeout(go,200);
document.readyState==="complete"?idle():addEventListener("load",idle)})()`;

const takeOverHash = createHash('sha256').update(takeOver).digest('base64');

/** A document may hold no script but the one above. Styles are inline by design. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${takeOverHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export interface DocumentParts {
  state: PageState;
  /** Path below the language prefix, and its query. */
  path: string;
  search: string;
  title: string;
  description: string;
  html: string;
  assets: PageAssets;
  font: string | undefined;
  /** Pages of a member have nothing to read before script: it starts at once. */
  eager: boolean;
}

/** The document. Its first tag carries language, theme and size, so that the browser never shows others first. */
export function renderDocument({
  state,
  path,
  search,
  title,
  description,
  html,
  assets,
  font,
  eager,
}: DocumentParts): string {
  const { lang, preferences } = state;
  const alternates = langs
    .map(
      (other) =>
        `<link rel="alternate" hreflang="${htmlLangs[other]}" href="${escapeHtml(langUrl(other, path, search))}">`,
    )
    .join('');
  return [
    `<!doctype html><html lang="${htmlLangs[lang]}" data-theme="${preferences.theme}" data-size="${preferences.fontSize}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    font ? `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>` : '',
    `<style>${assets.css}</style>`,
    // A disabled link is not fetched, yet tells the script's loader that these styles are there.
    assets.cssFiles.map((file) => `<link rel="stylesheet" disabled href="${file}">`).join(''),
    alternates,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>',
    `<body><div id="root">${html}</div>`,
    `<script type="application/json" id="${stateElementId}">${inScript(state)}</script>`,
    `<script data-entry="${assets.script}" data-when="${eager ? 'now' : 'idle'}">${takeOver}</script></body></html>`,
  ].join('');
}
