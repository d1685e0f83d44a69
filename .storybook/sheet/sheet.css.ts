import { screen, vars } from '@first-gong/ui/style';

/** Docs pages are light in every theme. */
export const sheet = screen({ color: vars.text.primary, fontSize: '0.875rem' });

/** Options are long. */
export const choice = screen({ maxInlineSize: '100%' });

export const frames = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const state = screen({ maxInlineSize: '100%', breakInside: 'avoid' });

export const picture = screen({
  position: 'relative',
  maxInlineSize: '100%',
  marginBlockStart: '0.25rem',
  overflow: 'hidden',
  outline: `1px solid ${vars.border.control}`,
});

/** Not interactive: the link above opens the story. */
export const frame = screen({ border: 0, transformOrigin: '0 0', pointerEvents: 'none' });

export const note = screen({ margin: 0, color: vars.text.secondary });

export const notDrawn = screen({ position: 'absolute', insetBlockStart: '0.5rem', insetInlineStart: '0.5rem' });
