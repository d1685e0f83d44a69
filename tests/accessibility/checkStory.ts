/** Checks one story. Renders it once, then switches modes by root attributes and browser settings. */
import { createHash } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { drawn, openStory, replaceStory } from '../storyPage.js';
import { type PageCheck, themedRules, type WithChecks } from './checks.js';
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

/** A browser page with axe and our checks. */
export interface AuditPage {
  page: Page;
  cdp: CDPSession;
  origin: string;
  /** Frames of screens with the modes in which they passed, shared by all pages. */
  knownFrames: Set<string>;
}

/** One check in one mode, and the note it belongs to. */
interface Step {
  check: PageCheck;
  mode: Mode;
  note: Check;
  where: string;
  /** The only rules of axe that run. */
  rules?: readonly string[];
  dir?: 'rtl';
}

/** Switches between touch and mouse, including the pointer media queries. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

/**
 * Runs steps with one call to the page. The language stays, because another one needs a new render. Hides a known frame,
 * but not from axe, which compares it with the page, and not if a fixed element may cover it.
 * @param resized whether the page has a new width or colours and must re-render first
 */
const run = (page: Page, steps: readonly Step[], frameIsKnown: boolean, resized = true) =>
  page.evaluate(
    async ({ steps, resized, frameIsKnown }) => {
      const { pageChecks } = window as unknown as WithChecks;
      const root = document.documentElement;
      const frame = document.querySelectorAll<HTMLElement>('[data-frame]');
      let isKnown = frameIsKnown;
      if (resized) await pageChecks.twoFrames();
      if (resized && isKnown && pageChecks.hasFixed()) {
        isKnown = false;
        for (const part of frame) part.style.display = '';
        await pageChecks.twoFrames();
      }
      for (const part of frame) part.dataset.frame = isKnown ? 'known' : 'new';
      const results: string[][] = [];
      for (const { check, mode, rules, dir } of steps) {
        root.dataset.theme = mode.theme;
        root.dataset.size = String(mode.size);
        root.toggleAttribute('data-gray', mode.grey);
        root.dir = dir ?? 'ltr';
        for (const part of frame) part.style.display = isKnown && check !== 'axeAndGrey' ? 'none' : '';
        results.push(await pageChecks[check](rules ?? null));
      }
      return results;
    },
    { steps, resized, frameIsKnown },
  );

/** Runs every check of a visit. @param own whether the story gets a fresh page instead of replacing the previous one */
export async function checkStory(
  { page, cdp, origin, knownFrames }: AuditPage,
  visit: Visit,
  own: boolean,
): Promise<Note[]> {
  const { id, lang, modes, reflowSizes } = visit;
  const [first] = modes;
  if (first === undefined) throw new Error(`The visit of ${id} has no mode.`);
  const notes: Note[] = [];
  const keep = (steps: readonly Step[], results: string[][]) =>
    notes.push(
      ...steps.map(({ note, where }, index) => ({
        check: note,
        where: `${lang}, ${where}`,
        sentences: results[index] ?? [],
      })),
    );

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
  if (own) await openStory(page, origin, id, lang);
  else await replaceStory(page, id);
  notes.push({ check: 'renders', where: `${lang}, 1280 px wide`, sentences: await drawn(page, id) });

  const sizes = reflowSizes.map((size) => ({ ...first, size }));
  // A frame that passed in these modes needs no second check.
  const frame = await page.evaluate(() => (window as unknown as WithChecks).pageChecks.frameOf());
  const digest = createHash('sha256')
    .update(frame ?? '')
    .digest('hex');
  const frames =
    frame === null
      ? []
      : [modes, sizes, [first]].flatMap((each, checks) => each.map((mode) => JSON.stringify([digest, checks, mode])));
  const frameIsKnown = frames.length > 0 && frames.every((known) => knownFrames.has(known));

  // axe runs all rules in the first mode.
  const at1280: Step[] = [
    ...modes.map((mode, index): Step => {
      const where = `${mode.theme}, ${mode.size} px${mode.grey ? ', grey' : ''}`;
      return { check: 'axeAndGrey', mode, note: 'axe', where, ...(index > 0 && { rules: themedRules }) };
    }),
    { check: 'textSpacing', mode: first, note: 'text spacing', where: '1280 px wide' },
  ];
  keep(at1280, await run(page, at1280, frameIsKnown, false));

  const rtl = { mode: first, note: 'right to left', where: `${first.theme}, 320 px wide`, dir: 'rtl' } as const;
  const at320: Step[] = [
    ...sizes.flatMap((mode): Step[] => [
      { check: 'reflow', mode, note: 'reflow', where: `${mode.size} px` },
      { check: 'brokenWords', mode, note: 'words', where: `320 px wide, ${mode.size} px` },
    ]),
    // Border widths differ between themes, and so does the room for targets. 320 px has the least room.
    ...modes.map(
      (mode): Step => ({ check: 'targets', mode, note: 'targets', where: `${mode.theme}, 320 px wide, touch` }),
    ),
    // Screens have texts in our languages only, components also support others.
    ...(id.startsWith('components-')
      ? [{ check: 'reflow', ...rtl } as const, { check: 'rightToLeft', ...rtl } as const]
      : []),
    // Reuses the wide text spacing, because forced colours re-render the page anyway.
    { check: 'textSpacing', mode: first, note: 'text spacing', where: '320 px wide' },
  ];
  await Promise.all([touch(cdp, true), page.setViewportSize({ width: 320, height: 640 })]);
  keep(at320, await run(page, at320, frameIsKnown));

  // A rule of a theme may override the rule for forced colours.
  const forced = modes.map(
    (mode): Step => ({ check: 'forcedColours', mode, note: 'forced colours', where: `${mode.theme}, 320 px wide` }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  keep(forced, await run(page, forced, frameIsKnown));

  if (notes.every(({ sentences }) => sentences.length === 0)) for (const known of frames) knownFrames.add(known);
  return notes;
}
