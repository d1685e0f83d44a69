import { fileURLToPath } from 'node:url';
import type { Theme } from '@first-gong/domain';

/** A light, a dark and a one-ink theme. Other themes show pictures of one of them. */
export const pictureThemes = ['default', 'night', 'bw'] satisfies Theme[];

/** CSS pixels, the upper part of a phone screen. */
export const pictureSize = { width: 390, height: 560 };

/** Pictures by name in the content: a story, and the element at the top. */
export const stepPictures: Readonly<Record<string, { story: string; top: string }>> = {
  performance: { story: 'screens-event--performance-chosen', top: 'main h2' },
  seats: { story: 'screens-event-seats--seats-in-list', top: 'main form:has(#quantity)' },
  cart: { story: 'screens-cart--default', top: 'main h1' },
  preview: { story: 'screens-transactionpreview--default', top: 'main h1' },
  receipt: { story: 'screens-receipt--one-ticket', top: 'main h1' },
  film: { story: 'screens-cinema--show', top: 'main form' },
};

/** Texts in the pictures by picture and language. A story without one of them needs a new picture. */
export const stepTextsFile = fileURLToPath(new URL('stepTexts.json', import.meta.url));

/** Visible texts of the main part. Runs in the page. */
export function textsInView(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    const text = node.textContent?.trim() ?? '';
    if (text !== '' && width > 1 && top >= 0 && bottom <= innerHeight) seen.push(text);
  }
  return seen;
}
