import type { Page } from '@playwright/test';

/** The end of every translated text. Playwright ignores the character in comparisons. */
export const translatedSign = '\u200b';

/**
 * Translates documents like Chrome, Edge and WeChat after hydration: two `font` elements replace each text node.
 * The text only gets a sign at its end, so that tests find it.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript((sign) => {
    const isOurs = (parent: Element) =>
      !parent.closest('[translate=no], script, style, noscript, textarea, select, title, font');
    const translateIn = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      if (root instanceof Text) found.push(root);
      for (const text of found) {
        const { parentElement: parent, data } = text;
        if (!parent || data.trim() === '' || !isOurs(parent)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(data + sign);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const follow = () => {
      const observer = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
        }
      });
      translateIn(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    const start = () => {
      const root = document.getElementById('root');
      const hasReact = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      if (hasReact && !('beforeHydration' in window && window.beforeHydration)) follow();
      else requestAnimationFrame(start);
    };
    start();
  }, translatedSign);
}
