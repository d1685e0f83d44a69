import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * Runs in a served page and returns the page as plain HTML without script and data, the lower limit for a comparison.
 * Keeps texts, links, tables, fields and posters, and the CSS of pictures. Omits layout elements and classes.
 */
export function floorOf(): string {
  const plain = new Set(
    'h1 h2 h3 h4 p ul ol li dl dt dd a b small table thead tbody tr th td caption nav header footer main article form label input select option button fieldset legend details summary time'.split(
      ' ',
    ),
  );
  const keptAttributes = ['href', 'type', 'name', 'value', 'action', 'method', 'lang', 'for', 'open'];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
    if (!(node instanceof Element)) return '';
    const tag = node.localName;
    if (['script', 'style', 'noscript', 'template', 'link', 'dialog'].includes(tag)) return '';
    if (tag === 'svg') return node.outerHTML;
    const inside = [...node.childNodes].map(write).join('');
    if (!plain.has(tag)) return tag === 'span' ? inside : ` ${inside}`;
    const attributes = keptAttributes.flatMap((name) => {
      const value = node.getAttribute(name);
      return value === null ? [] : [` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`];
    });
    return `<${tag}${attributes.join('')}>${tag === 'input' ? '' : `${inside}</${tag}>`}`;
  };

  const rules = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  const isOfPicture = ({ selectorText }: CSSStyleRule) => {
    try {
      return document.querySelector(`svg:is(${selectorText}),svg :is(${selectorText})`) !== null;
    } catch {
      return false;
    }
  };
  const ofPictures = rules.filter(isOfPicture).map(({ cssText }) => cssText);
  const roots = rules.filter(({ selectorText }) => /^(?::root|html|\[data-theme)/.test(selectorText));
  const properties = new Map<string, string>();
  const read = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (properties.has(name)) continue;
      const value = getComputedStyle(document.documentElement).getPropertyValue(name);
      if (value === '' && !roots.some((rule) => rule.style.getPropertyValue(name))) continue;
      properties.set(name, value);
      read(value);
    }
  };
  for (const text of ofPictures) read(text);
  const style = [
    `:root{${[...properties].map(([name, value]) => `${name}:${value}`).join(';')}}`,
    'body{margin:0 auto;max-width:75rem;padding:1rem;font:16px/1.5 Arial,"PingFang HK","Noto Sans HK",sans-serif}',
    'ul,ol{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem}',
    'h1{font-size:2rem}svg{max-width:100%}:not(article,li,main)>svg,a>svg{height:1.5rem}article>svg,main>svg,li>svg{width:100%}',
    ...ofPictures,
  ].join('');
  const { documentElement: html } = document;
  return [
    `<!doctype html><html lang="${html.lang}" data-theme="${html.dataset.theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(document.title)}</title><style>${style}</style></head><body>`,
    [...document.body.childNodes].map(write).join('').replace(/\s+/g, ' '),
    '</body></html>',
  ].join('');
}

/** Serves the floors by path, precompressed. */
export async function serveFloors(floors: ReadonlyMap<string, string>): Promise<{ url: string; end: () => void }> {
  const bodies = new Map([...floors].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
