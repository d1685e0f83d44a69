import { darkScheme, forcedColours, moreContrast } from '../../theme/conditions.js';
import { vars } from '../../theme/vars.js';

const tokens = {
  ground: vars.bg.surface,
  text: vars.text.primary,
  muted: vars.text.muted,
  line: vars.border.control,
  strong: vars.border.strong,
  onStrong: vars.bg.surface,
  cross: vars.border.perf,
  selected: vars.selected.bg,
  onSelected: vars.selected.text,
  ring: vars.focus.outer,
} as const;

const zones = Object.values(vars.zone);

type Named = Record<keyof typeof tokens, string>;

/** Colours for the canvas, which cannot use custom properties. */
export type Inks = Named & { zones: readonly string[] };

/** System colours. Zones keep letters and patterns. */
const forced: Inks = {
  ground: 'Canvas',
  text: 'CanvasText',
  muted: 'GrayText',
  line: 'CanvasText',
  strong: 'CanvasText',
  onStrong: 'Canvas',
  cross: 'GrayText',
  selected: 'Highlight',
  onSelected: 'HighlightText',
  ring: 'Highlight',
  zones: zones.map(() => 'CanvasText'),
};

/** Colours of an element's theme, or of forced colours. Returns a new object, which invalidates drawings. */
export function inksAt(element: Element): Inks {
  if (window.matchMedia(forcedColours).matches) return { ...forced };
  const computed = getComputedStyle(element);
  const inkOf = (token: string) => computed.getPropertyValue(token.slice('var('.length, -1)).trim();
  const named = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, inkOf(token)])) as Named;
  return { ...named, zones: zones.map(inkOf) };
}

/**
 * Watches theme, text size and language of an element, and the system's colour settings.
 * @returns a function that stops it
 */
export function watchInks(element: Element, onChange: () => void): () => void {
  const attributes = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.contains(element))) onChange();
  });
  attributes.observe(document, { subtree: true, attributeFilter: ['data-theme', 'data-size', 'lang'] });
  const conditions = [darkScheme, moreContrast, forcedColours].map((query) => window.matchMedia(query));
  for (const condition of conditions) condition.addEventListener('change', onChange);
  return () => {
    attributes.disconnect();
    for (const condition of conditions) condition.removeEventListener('change', onChange);
  };
}
