/** Checks one story. Renders it once, then switches modes by root attributes and browser settings. */
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

/** The result of one check. `sentences` is empty without faults. */
export interface Note {
  check: Check;
  /** Language, theme, text size or width. */
  where: string;
  sentences: string[];
}

export interface WithChecks {
  pageChecks: Record<PageCheck, (only: readonly string[] | null) => string[] | Promise<string[]>>;
}

/** A browser page with axe and our checks. */
export interface Desk {
  page: Page;
  cdp: CDPSession;
  origin: string;
}

/** Switches between touch and mouse, including the pointer media queries. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

/**
 * Runs checks in every mode with one call, all axe rules in the first. The language stays, because another one needs a
 * new render.
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

/** Runs every check of a visit. @param own whether the story gets a fresh page instead of replacing the previous one */
export async function checkStory(desk: Desk, visit: Visit, own: boolean): Promise<Note[]> {
  const { page, cdp } = desk;
  const notes: Note[] = [];
  const note = (check: Check, where: string, sentences: string[]) =>
    notes.push({ check, where: `${visit.lang}, ${where}`, sentences });
  const { modes, reflowSizes } = visit;
  const [first] = modes;
  if (first === undefined) throw new Error(`The visit of ${visit.id} has no mode.`);

  // A new width or colour scheme re-renders the page, so checks share two widths. Hides the last story, because it
  // would re-render too.
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
  // Border widths differ between themes, and so does the room for targets. 320 px has the least room.
  for (const { mode, sentences } of await inModes(page, ['targets'], modes)) {
    note('targets', `${mode.theme}, 320 px wide, touch`, sentences);
  }

  // Screens have texts in our languages only, components also support others.
  if (visit.id.startsWith('components-')) {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const { mode, sentences } of await inModes(page, ['reflow', 'rightToLeft'], [first])) {
      note('right to left', `${mode.theme}, 320 px wide`, sentences);
    }
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  }

  // Reuses the wide text spacing, because forced colours re-render the page anyway.
  for (const { sentences } of await inModes(page, ['textSpacing'], [first])) {
    note('text spacing', '320 px wide', sentences);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  // A rule of a theme may override the rule for forced colours.
  for (const { mode, sentences } of await inModes(page, ['forcedColours'], modes)) {
    note('forced colours', `${mode.theme}, 320 px wide`, sentences);
  }
  return notes;
}
