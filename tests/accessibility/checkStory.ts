/** The checks of one story: it is drawn once, and attributes of the root and settings of the browser switch its modes. */
import type { CDPSession, Page } from '@playwright/test';
import { drawn, openStory, replaceStory, settled } from '../storyPage.js';
import { type PageCheck, themedRules } from './checks.js';
import type { Mode, Visit } from './visits.js';

export const checks = {
  axe: 'axe finds nothing; texts keep their contrast in grey',
  reflow: 'Nothing scrolls sideways at 320 px, which is 1280 px at 400 % (WCAG 1.4.10)',
  words: 'At 320 px words and phone numbers stay whole, and Chinese marks keep their line',
  'text spacing': 'Wider spacing of lines, letters and words cuts nothing off (WCAG 1.4.12)',
  targets: 'Touch targets are 44 px or larger (WCAG 2.5.5 and 2.5.8)',
  'right to left':
    'From right to left nothing scrolls sideways at 320 px, and no part keeps its lines from left to right',
  'forced colours': 'States differ without our colours; only pictures keep their colours',
  renders: 'The story is drawn and its steps pass',
} as const;
export type Check = keyof typeof checks;

/** The result of one check on one story. `sentences` is empty when the check found nothing. */
export interface Note {
  check: Check;
  /** Language, theme, text size or width. */
  where: string;
  sentences: string[];
}

export interface WithChecks {
  pageChecks: Record<PageCheck, (only: readonly string[] | null) => string[] | Promise<string[]>>;
}

/** A browser page with axe and our checks that shows one story after the other. */
export interface Desk {
  page: Page;
  cdp: CDPSession;
  origin: string;
}

/** Switches between touch and mouse; the media queries of pointers follow. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

/**
 * Runs checks in every mode with one call to the page. Theme, text size and grey are set on the root, as the storefront
 * does. The language stays: it needs a new drawing. The last mode stays on. axe runs all rules in the first mode.
 */
const inModes = (page: Page, checks: readonly PageCheck[], modes: readonly Mode[]) =>
  page.evaluate(
    async ({ checks, modes, themedRules }) => {
      const { pageChecks } = window as unknown as WithChecks;
      const root = document.documentElement;
      const set = ({ theme, size, grey }: Mode) => {
        root.dataset.theme = theme;
        root.dataset.size = String(size);
        root.toggleAttribute('data-gray', grey);
      };
      const results: { check: PageCheck; mode: Mode; sentences: string[] }[] = [];
      for (const [index, mode] of modes.entries()) {
        set(mode);
        for (const check of checks) {
          results.push({ check, mode, sentences: await pageChecks[check](index === 0 ? null : themedRules) });
        }
      }
      return results;
    },
    { checks, modes, themedRules },
  );

/**
 * Runs every check on a visit.
 * @param own whether the story gets a fresh page, or replaces the story before it, which had the same language.
 */
export async function checkStory(desk: Desk, visit: Visit, own: boolean): Promise<Note[]> {
  const { page, cdp } = desk;
  const notes: Note[] = [];
  const note = (check: Check, where: string, sentences: string[]) =>
    notes.push({ check, where: `${visit.lang}, ${where}`, sentences });
  const { modes, reflowSizes } = visit;
  const [first] = modes;
  if (first === undefined) throw new Error(`The visit of ${visit.id} has no mode.`);

  // Each new width and each change of colours draws the whole page again, so the checks share two widths. The last story
  // is hidden before it goes, because the next width would draw it too.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#storybook-root > *')) part.style.display = 'none';
    window.scrollTo(0, 0);
  });
  await Promise.all([
    touch(cdp, false),
    page.emulateMedia({ forcedColors: 'none' }),
    page.setViewportSize({ width: 1280, height: 900 }),
  ]);
  if (own) await openStory(page, desk.origin, visit.id, visit.lang);
  else await replaceStory(page, visit.id);
  note('renders', '1280 px wide', await drawn(page, visit.id));
  for (const { mode, sentences } of await inModes(page, ['axeAndGrey'], modes)) {
    note('axe', `${mode.theme}, ${mode.size} px${mode.grey ? ', grey' : ''}`, sentences);
  }
  for (const { sentences } of await inModes(page, ['textSpacing'], [first])) {
    note('text spacing', '1280 px wide', sentences);
  }

  await Promise.all([touch(cdp, true), page.setViewportSize({ width: 320, height: 640 })]);
  await settled(page);
  const sizes = reflowSizes.map((size) => ({ ...first, size }));
  for (const { check, mode, sentences } of await inModes(page, ['reflow', 'brokenWords'], sizes)) {
    if (check === 'reflow') note('reflow', `${mode.size} px`, sentences);
    else note('words', `320 px wide, ${mode.size} px`, sentences);
  }
  // Themes differ in the width of their rules, and so in the room that is left for a target. 320 px leaves the least.
  for (const { mode, sentences } of await inModes(page, ['targets'], modes)) {
    note('targets', `${mode.theme}, 320 px wide, touch`, sentences);
  }

  // Screens have words in our three languages alone. Components are for apps in others, too.
  if (visit.id.startsWith('components-')) {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const { mode, sentences } of await inModes(page, ['reflow', 'rightToLeft'], [first])) {
      note('right to left', `${mode.theme}, 320 px wide`, sentences);
    }
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  }

  // Forced colours draw the page again, so the page is not drawn once more without the wider spacing.
  for (const { sentences } of await inModes(page, ['textSpacing'], [first])) {
    note('text spacing', '320 px wide', sentences);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  // A rule of one theme may be stronger than the rule for forced colours.
  for (const { mode, sentences } of await inModes(page, ['forcedColours'], modes)) {
    note('forced colours', `${mode.theme}, 320 px wide`, sentences);
  }
  return notes;
}
