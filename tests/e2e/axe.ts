import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Lang, langs, type Theme, themes } from '@first-gong/domain';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The theme of a test that runs once per language: together, the tests cover every theme. */
export const themeOf = (lang: Lang): Theme => themes[langs.indexOf(lang) % themes.length] ?? 'default';

/**
 * Runs axe on the whole document, because dialogs and popovers are outside the root.
 * @param theme enables the contrast rule, which takes a third of the time. The accessibility matrix covers the rule
 */
export async function expectNoAxeViolations(page: Page, theme?: Theme): Promise<void> {
  // The content security policy forbids foreign script elements, so Playwright evaluates axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (theme) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (theme) dataset.theme = theme;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
    const { axe } = window as unknown as {
      axe: { run: (target: Document, options: object) => Promise<AxeResults> };
    };
    const results = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      rules: { 'color-contrast': { enabled: theme !== undefined } },
    });
    if (before) dataset.theme = before;
    else delete dataset.theme;
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, theme);
  expect(violations, `axe on ${page.url()}${theme ? ` in the theme ${theme}` : ''}`).toEqual([]);
}
