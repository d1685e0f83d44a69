import { href, htmlLangs, type Lang, parseFontSize, parseTheme } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { type Html, html } from '../shared/html.js';

const logo = html`<svg viewBox="0 0 48 48" aria-hidden="true"><clipPath id="a"><path d="M0 0h30v48H0z"/></clipPath><clipPath id="b"><path d="M33 0h15v48H33z"/></clipPath><g clip-path="url(#a)"><circle class="gong" cx="24" cy="24" r="22"/><circle class="boss" cx="24" cy="24" r="8.5"/></g><g clip-path="url(#b)"><circle class="stub" cx="24" cy="28" r="22"/></g></svg>`;

/** Phosphor icons: bank, check, x, hourglass-medium, envelope-simple, arrow-left. */
const icons = {
  bank: 'M248,208a8,8,0,0,1-8,8H16a8,8,0,0,1,0-16H240A8,8,0,0,1,248,208ZM16.3,98.18a8,8,0,0,1,3.51-9l104-64a8,8,0,0,1,8.38,0l104,64A8,8,0,0,1,232,104H208v64h16a8,8,0,0,1,0,16H32a8,8,0,0,1,0-16H48V104H24A8,8,0,0,1,16.3,98.18ZM144,160a8,8,0,0,0,16,0V112a8,8,0,0,0-16,0Zm-48,0a8,8,0,0,0,16,0V112a8,8,0,0,0-16,0Z',
  check: 'M232.49,80.49l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.51,63.51a12,12,0,0,1,17,17Z',
  x: 'M208.49,191.51a12,12,0,0,1-17,17L128,145,64.49,208.49a12,12,0,0,1-17-17L111,128,47.51,64.49a12,12,0,0,1,17-17L128,111l63.51-63.52a12,12,0,0,1,17,17L145,128Z',
  hourglass:
    'M204,75.64V40a20,20,0,0,0-20-20H72A20,20,0,0,0,52,40V76a20.1,20.1,0,0,0,8,16l48,36L60,164a20.1,20.1,0,0,0-8,16v36a20,20,0,0,0,20,20H184a20,20,0,0,0,20-20V180.36a20.13,20.13,0,0,0-7.94-16L147.9,128l48.16-36.4A20.13,20.13,0,0,0,204,75.64ZM180,212H76V182l52-39,52,39.33Zm0-138.35L128,113,76,74V44H180Z',
} as const;

export const icon = (name: keyof typeof icons): Html =>
  html`<svg class="icon" viewBox="0 0 256 256" aria-hidden="true"><path d="${icons[name]}"/></svg>`;

export interface Page {
  title: string;
  /** Purpose of the page, in its header. */
  about: string;
  main: Html;
  /** URL of a script. Every page works without script. */
  script?: string;
}

export interface Message extends Omit<Page, 'main' | 'script'> {
  /** Line above the heading. */
  kick?: Html | string;
  heading: string;
  lead: string;
  /** Link to continue. */
  link: { href: string; label: string } | null;
}

/** A page with a message only. */
export const messagePage = ({ kick = '', heading, lead, link, ...page }: Message): Page => ({
  ...page,
  main: html`<div class="slip"><div>
${kick && html`<p class="kick">${kick}</p>`}
<h1>${heading}</h1>
<p class="lead">${lead}</p>
${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
</div></div>`,
});

/** Sends a page in the visitor's theme and font size. The policy allows only the page's script file. */
export function sendPage(request: Request, response: Response, lang: Lang, page: Page, status = 200): void {
  const t = serverTexts[lang];
  const siteName = t('common.brandName');
  const cookies = parse(request.get('cookie') ?? '');
  const theme = parseTheme(cookies.theme);
  const fontSize = parseFontSize(cookies.fontSize);
  const otherLang = lang === 'en_us' ? htmlLangs.zh_hk : htmlLangs.en_us;
  const document = html`<!doctype html>
<html lang="${htmlLangs[lang]}" data-theme="${theme}" data-font-size="${fontSize}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} — ${siteName}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/fake/themes.css">
<link rel="stylesheet" href="/fake/demo.css">
${page.script ? html`<script src="${page.script}" defer></script>` : null}
</head>
<body>
<div class="tape"></div>
<header><div class="wrap"><a class="logo" href="${href(lang, 'home')}">${logo}<span><b>${siteName}</b><small lang="${otherLang}">${t('common.brandSecondLine')}</small></span></a><strong class="mark">${t('outbox.demo')}</strong><p>${page.about}</p></div></header>
<main>${page.main}</main>
<div class="tape"></div>
</body>
</html>`;
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Language': htmlLangs[lang],
      'Content-Security-Policy': `default-src 'none'; ${page.script ? "script-src 'self'; connect-src 'self'; " : ''}style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
    .type('html')
    .send(document.text);
}
