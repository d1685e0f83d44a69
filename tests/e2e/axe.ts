import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { themes } from '@first-gong/domain';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { styleRules } from '../accessibility/checks.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the whole document: all rules in the first theme, the rules that read styles in each further one. The
 * document, because dialogs and popovers are outside the root.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // The content security policy of our documents allows no foreign script element, so Playwright evaluates axe.
  await page.evaluate(axe);
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'default');
  for (const [index, theme] of themes.entries()) {
    const only = index === 0 ? null : styleRules;
    const violations = await page.evaluate(
      async ({ theme, only }) => {
        document.documentElement.dataset.theme = theme;
        await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
        const { axe } = window as unknown as {
          axe: { run: (target: Document, options: object) => Promise<AxeResults> };
        };
        const results = await axe.run(document, { ...(only && { runOnly: only }), iframes: false, preload: false });
        return results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        );
      },
      { theme, only },
    );
    expect(violations, `axe on ${page.url()} in ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, before);
}
