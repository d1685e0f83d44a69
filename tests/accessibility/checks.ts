/**
 * Checks that run in the page of a story, which receives their source. A function may use only its arguments and the
 * document; it returns one sentence per fault.
 */
import type { NodeResult } from 'axe-core';
import { twoFrames } from '../storyPage.js';

interface RawNode extends Pick<NodeResult, 'any'> {
  node: { element: Element };
}

/** Results of an axe rule before serialization. */
interface RawRule {
  id: string;
  tags: string[];
  violations: RawNode[];
  passes: RawNode[];
}

interface WithAxe {
  axe: {
    configure: (spec: object) => void;
    run: (target: Document, options: object) => Promise<RawRule[]>;
  };
}

/** Names of the rules that ran, with their tags for WCAG criteria. */
export interface WithRules {
  axeRules?: { id: string; tags: string[] }[];
}

/**
 * axe rules about colours, which are enough for other themes. Themes also change border widths, which `targets` checks.
 */
export const themedRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe, and checks the contrast in `filter: grayscale(1)`. @param only rules to run; null for all */
export async function axeAndGrey(only: readonly string[] | null): Promise<string[]> {
  // Components have no page around them, so no landmarks and no main heading.
  const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
  const every = { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) };
  const { axe } = window as unknown as WithAxe;
  axe.configure({
    noHtml: true,
    rules: [
      // Slow: axe collects the text of every element with `style` for this rule.
      { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
      // The contrast of a known frame was checked before. All other rules include it.
      { id: 'color-contrast', selector: '*:not([data-frame=known] *)' },
    ],
  });
  const rules = await axe.run(document, {
    ...(only ? { runOnly: only } : every),
    // Skips axe's serialization, frames and style sheets, which the checks do not use.
    reporter: (raw: RawRule[], _: object, done: (raw: RawRule[]) => void) => done(raw),
    iframes: false,
    preload: false,
  });
  if (only === null) (window as unknown as WithRules).axeRules = rules.map(({ id, tags }) => ({ id, tags }));

  const channels = (colour: string) =>
    (colour.match(/[\da-f]{2}/gi) ?? []).slice(0, 3).map((part) => Number.parseInt(part, 16));
  const greyLuminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour);
    const level = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  };
  const html = ({ node }: RawNode) => node.element.outerHTML.slice(0, 160);
  const inGrey = (result: RawNode): string[] => {
    const data = result.any[0]?.data as { fgColor?: string; bgColor?: string; expectedContrastRatio?: string } | null;
    if (!data?.fgColor || !data.bgColor) return [];
    const [dark = 0, light = 0] = [greyLuminance(data.fgColor), greyLuminance(data.bgColor)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    const needed = Number.parseFloat(data.expectedContrastRatio ?? '4.5');
    return ratio >= needed ? [] : [`${ratio.toFixed(2)}:1 in grey, ${needed}:1 needed: ${html(result)}`];
  };
  return [
    ...rules
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, violations }) => `axe ${id}: ${violations.map(html).join(' | ')}`),
    ...rules.filter(({ id }) => id === 'color-contrast').flatMap(({ passes }) => passes.flatMap(inGrey)),
  ];
}

/** WCAG 1.4.10: the page is no wider than the window. Content may scroll in its container. */
export function reflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .at(-1);
  return [`${scrollWidth} px wide in a window of ${clientWidth}: ${widest?.outerHTML.slice(0, 160) ?? ''}`];
}

/**
 * Parts that stay left-to-right in a right-to-left page: marked parts, input such as numbers and addresses, pictures.
 * React Aria takes the direction from the locale, which stories do not change.
 */
export function rightToLeft(): string[] {
  const kept =
    '[dir="ltr"]:is([data-trigger], [data-placement], :has(> [style*="--fg-seats-across"], > button[aria-label] > svg)), input, bdi, code, svg, svg *';
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        getComputedStyle(element).direction === 'ltr' &&
        getComputedStyle(element.parentElement ?? element).direction === 'rtl' &&
        !element.matches(kept),
    )
    .map(({ outerHTML }) => `keeps its lines from left to right: ${outerHTML.slice(0, 160)}`);
}

/**
 * Words break only at hyphens or in addresses, phone numbers never. Lines do not start with closing or end with opening
 * Chinese punctuation.
 */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const lines: number[] = [];
    for (const { top, width, height } of range.getClientRects()) {
      // Line boxes overlap in dense text, but their middles do not.
      const middle = top + height / 2;
      if (width > 0 && !lines.some((line) => Math.abs(line - middle) < height / 2)) lines.push(middle);
    }
    return lines.length;
  };
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, [aria-hidden="true"]'))
      return true;
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
    }
    return getComputedStyle(element).writingMode !== 'horizontal-tb';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement, nodeValue: text } = node;
    if (!parentElement || !text?.trim() || linesOf(node, 0, text.length) < 2 || isUnseen(parentElement)) continue;
    const place = `in ${parentElement.outerHTML.slice(0, 160)}`;
    for (const { 0: run, index: start } of text.matchAll(/[^\s\u200b]+/g)) {
      // Emails and URLs break anywhere.
      if (/@|:\/\//.test(run)) continue;
      for (const { 0: word, index } of run.matchAll(/[\p{Script=Latin}\p{Number}'’.,:$%]{2,}/gu)) {
        const first = start + index;
        if (linesOf(node, first, first + word.length) > 1) found.add(`broken word "${word}" ${place}`);
      }
    }
    for (const { 0: mark, index } of text.matchAll(/[、。，！？；：）」』】》]/g)) {
      const isAfterAddress = /(?:@|:\/\/)[\w./-]+$/.test(text.slice(0, index));
      const isFirst = index > 0 && !isAfterAddress && linesOf(node, index - 1, index + 1) > 1;
      if (isFirst) found.add(`a line begins with ${mark} ${place}`);
    }
    for (const { 0: mark, index } of text.matchAll(/[（「『【《]/g)) {
      const isLast = index + 1 < text.length && linesOf(node, index, index + 2) > 1;
      if (isLast) found.add(`a line ends with ${mark} ${place}`);
    }
  }
  for (const call of document.querySelectorAll('a[href^="tel:"]')) {
    if (call.getClientRects().length > 1) found.add(`broken number in ${call.outerHTML.slice(0, 160)}`);
  }
  return [...found];
}

/** WCAG 1.4.12: wider text spacing clips no text and does not widen the page. */
export function textSpacing(): string[] {
  const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
    scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
  const isCut = (element: HTMLElement) => {
    // Cheap conditions first.
    if (!overflows(element) || element.clientWidth < 4 || element.clientHeight < 4) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (![overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')) return false;
    return !element.closest('[aria-hidden="true"], svg') && Boolean(element.innerText?.trim());
  };
  const style = document.createElement('style');
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
  document.head.append(style);
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isCut);
  const { scrollWidth, clientWidth } = document.documentElement;
  style.remove();
  // Measures only clipped elements without the wider spacing.
  const found = cut
    .filter((element) => !isCut(element))
    .map((element) => `cut by text spacing: ${element.outerHTML.slice(0, 160)}`);
  if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide in a window of ${clientWidth} with text spacing`);
  return found;
}

/** Touch targets are 44 px, either by their box or by their clickable area. */
export function targets(): string[] {
  const selector =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="checkbox"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"], [role="gridcell"] [tabindex]';
  const areaOf = (element: Element) => element.closest('label') ?? element;
  const isClippedAway = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const style = getComputedStyle(element);
      const shown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      if (!shown || style.pointerEvents === 'none' || element.closest('[inert], [aria-hidden="true"]')) return false;
      if (element.matches(':disabled, [aria-disabled="true"], [type="hidden"]')) return false;
      // Inline links are as high as their line (WCAG 2.5.5 and 2.5.8, "inline").
      const inSentence =
        element.matches('a') &&
        style.display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      return !inSentence;
    })
    .filter((element) => {
      const area = areaOf(element);
      const { width, height, left, top } = area.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= 43.5 && height >= 43.5)) return false;
      // Seven calendar days share 320 px: full height, and wider than WCAG 2.5.8 requires.
      if (element.closest('tr')?.cells.length === 7 && width >= 35 && height >= 43.5) return false;
      // A clipped element is for screen readers, and its label is the target.
      if (width <= 4 || height <= 4 || isClippedAway(area)) return false;
      area.scrollIntoView({ block: 'center', inline: 'center' });
      const box = area.getBoundingClientRect();
      const [x, y] = [box.left + width / 2, box.top + height / 2];
      const reach = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (area.contains(hit) || hit.closest('label')?.contains(element) === true);
      };
      const wide = width >= 43.5 || (reach(-21, 0) && reach(21, 0));
      const high = height >= 43.5 || (reach(0, -21) && reach(0, 21));
      return !(wide && high) && left !== undefined && top !== undefined;
    })
    .map((element) => {
      const { width, height } = areaOf(element).getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 160)}`;
    });
}

/** Forced colours: texts use system colours, and selected, current and pressed parts differ from others. */
export function forcedColours(): string[] {
  const found: string[] = [];
  const probe = document.body.appendChild(document.createElement('i'));
  const names =
    'Canvas CanvasText Highlight HighlightText ButtonFace ButtonText SelectedItem SelectedItemText LinkText GrayText Mark MarkText Field FieldText';
  const [canvas, ...others] = names.split(' ').map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const system = new Set([canvas, ...others]);
  const isTransparent = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  const ofTheSystem = (colour: string) => system.has(colour) || isTransparent(colour);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
    const kept = forcedColorAdjust === 'none' && !(ofTheSystem(color) && ofTheSystem(backgroundColor));
    // Pictures and colour samples without text may keep their colours.
    if (!kept || !element.innerText?.trim()) continue;
    const parentKept = element.parentElement && getComputedStyle(element.parentElement).forcedColorAdjust === 'none';
    if (!parentKept && !element.closest('[aria-hidden="true"], [role="img"], svg, [data-keep-colours]')) {
      found.push(`keeps its own colours: ${element.outerHTML.slice(0, 160)}`);
    }
  }
  const looks = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, backgroundColor } =
      style;
    const { color, textDecorationLine, outlineStyle, outlineWidth, fontWeight, content, display, visibility, opacity } =
      style;
    // Forced colours replace backgrounds by the page's, so they are invisible.
    const background = backgroundColor === canvas || isTransparent(backgroundColor) ? 'none' : backgroundColor;
    return [
      ...[borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, background],
      ...[color, textDecorationLine, outlineStyle, outlineWidth, fontWeight, content, display, visibility, opacity],
    ].join(' ');
  };
  const signature = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .map(
        (part) =>
          `${part.tagName} ${looks(part)} ${looks(part, '::before')} ${looks(part, '::after')} ${part.getAttribute('d') ?? ''}`,
      )
      .join('\n');
  const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current', 'data-selected'];
  for (const state of states) {
    for (const on of document.querySelectorAll(`[${state}]:not([${state}="false"])`)) {
      if (on.closest('[aria-hidden="true"]') || !on.checkVisibility()) continue;
      const group =
        on.closest('[role="group"], [role="radiogroup"], [role="listbox"], [role="tablist"], ul, ol, fieldset, nav') ??
        on.parentElement;
      const off = [...(group?.querySelectorAll(on.tagName) ?? [])].find(
        (other) =>
          [null, 'false'].includes(other.getAttribute(state)) &&
          other.className.split(' ')[0] === on.className.split(' ')[0],
      );
      if (off && signature(off) === signature(on))
        found.push(`${state} looks like its neighbour: ${on.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}

/**
 * Marks the header and footer around `main` with `data-frame`, because many stories share them. Returns their markup, the
 * values of their fields and the elements around them, which determine how they look in a mode. Null if there are none or
 * if their look depends on more, such as the focus.
 */
export function frameOf(): string | null {
  const parent = document.querySelector('main')?.parentElement;
  const parts = [...(parent?.querySelectorAll<HTMLElement>(':scope > header, :scope > footer') ?? [])];
  const isStill = (part: Element) =>
    !part.contains(document.activeElement) &&
    !part.querySelector('[aria-expanded="true"]') &&
    ['static', 'relative'].includes(getComputedStyle(part).position);
  if (parts.length === 0 || !parts.every(isStill)) return null;
  const around: string[] = [];
  for (let part: Element | null | undefined = parent; part; part = part.parentElement) {
    around.push((part.cloneNode(false) as Element).outerHTML);
  }
  const fields = parts.flatMap((part) =>
    [...part.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked }) => `${value} ${checked}`,
    ),
  );
  // Generated ids do not change the look.
  const markup = parts.map(({ outerHTML }) => outerHTML.replace(/(react-aria\d+-)?_r_[\da-z]+_/gi, ''));
  for (const part of parts) part.dataset.frame = 'new';
  return JSON.stringify([markup, fields, around]);
}

/** Whether an element is fixed to the window, so that it may cover the frame. */
export function hasFixed(): boolean {
  return [...document.body.querySelectorAll('*')].some((element) => {
    if (getComputedStyle(element).position !== 'fixed') return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

const inPage = { axeAndGrey, reflow, rightToLeft, brokenWords, textSpacing, targets, forcedColours };
export type PageCheck = keyof typeof inPage;

const helpers = { frameOf, hasFixed, twoFrames };

/** The functions of a page with `pageChecksSource`. */
export interface WithChecks {
  pageChecks: Record<PageCheck, (only: readonly string[] | null) => string[] | Promise<string[]>> & typeof helpers;
}

/** A script that defines the checks and their helpers as `pageChecks`. */
export const pageChecksSource = `globalThis.pageChecks = { ${Object.entries({ ...inPage, ...helpers })
  .map(([name, inPage]) => `${name}: ${inPage}`)
  .join(', ')} };`;
