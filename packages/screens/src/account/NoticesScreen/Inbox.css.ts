import { from, numerals, screen, vars } from '@first-gong/ui/style';

export const head = screen({ minBlockSize: vars.size.touch, marginBlockEnd: vars.space.s4 });

export const summary = screen({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  // Script focuses the summary when the button disappears. No focus ring, because it is not a control.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const list = screen({ borderBlockStart: `2px solid ${vars.border.strong}` });

export const row = screen({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  alignItems: 'start',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: '1.25rem 7.5rem minmax(0, 1fr) auto', gap: vars.space.s4 },
  },
});

const dot = screen({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockStart: '0.3rem',
  borderRadius: '50%',
});
export const dots = {
  // Forced colours keep the border, which fills the dot. The background fills a gap from rounding.
  unread: screen({ border: `0.4375rem solid ${vars.text.danger}`, background: vars.text.danger }, dot),
  read: screen({ border: `2px solid ${vars.border.control}` }, dot),
};

export const date = screen({
  ...numerals,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
});

/** Starts in the second column. On phones the parts are in one column. */
const part = screen({ gridColumn: 2, '@media': { [from.medium]: { gridColumn: 'auto' } } });

export const words = screen({}, part);

const title = screen({ lineHeight: vars.leading.dense, textWrap: 'wrap' });
export const titles = {
  unread: screen({ fontWeight: vars.weight.title }, title),
  read: screen({ fontWeight: vars.weight.body }, title),
};

export const body = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const end = screen(
  {
    justifySelf: 'start',
    marginBlockStart: vars.space.s1,
    '@media': { [from.medium]: { justifySelf: 'end', marginBlockStart: 0 } },
  },
  part,
);
