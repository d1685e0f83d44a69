import { assignVars } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { forcedColours } from '../../theme/conditions.js';
import { iconButton } from '../../theme/iconButton.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const { bg, text, border, action, selected, like, focus, zone } = vars;

/** In the colours of the black and white theme, for scanners. */
export const screen = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '30rem',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  // Half of each notch is outside the ticket.
  overflowX: 'clip',
  background: bwColours.bg.page,
  color: bwColours.text.primary,
  // The component handles horizontal swipes, the page vertical ones.
  touchAction: 'pan-y',
  vars: {
    ...assignVars({ bg, text, border, action, selected, like, focus, zone }, bwColours),
    [local.ground]: bwColours.bg.page,
    [local.link]: bwColours.text.link,
    [local.edge]: 'transparent',
    [local.notch]: '26px',
  },
});

export const header = component({ padding: `${vars.space.s4} ${vars.space.s4} ${vars.space.s5}` });

export const bar = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockEnd: vars.space.s2,
});

const button = component({
  ...iconButton,
  border: '1.5px solid currentColor',
  background: 'none',
});

export const onFlood = component({ selectors: { '&:hover': { borderWidth: '3px' } } }, button);

export const when = component({ ...numerals, fontWeight: vars.weight.strong });

/** Of the ticket, and its position among the others. */
export const number = component({ fontSize: vars.font.data }, when);

export const title = component({ fontSize: vars.font.h3 });

export const middle = component({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.s4,
  textAlign: 'center',
});

export const offline = component({
  marginInline: vars.space.s4,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  border: `2px solid ${vars.border.strong}`,
  fontSize: vars.font.small,
  fontWeight: vars.weight.title,
});

/** As wide as the phone, including the quiet zone that scanners need. */
export const code = component({ inlineSize: '100%' });

export const note = component({
  marginBlockStart: vars.space.s1,
  marginInline: vars.space.s4,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
});

export const facts = component({
  display: 'flex',
  borderBlock: `2px solid ${vars.border.strong}`,
  textAlign: 'center',
});

export const fact = component({
  flex: '1 1 0',
  minInlineSize: 0,
  padding: vars.space.s2,
  selectors: { '& + &': { borderInlineStart: `2px dashed ${vars.border.strong}` } },
});

export const label = component({ fontSize: vars.font.caption });

export const value = component({
  ...figures,
  fontSize: `clamp(${vars.font.h4}, 11vw, ${vars.font.h2})`,
  lineHeight: vars.leading.tight,
});

export const pager = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4} ${vars.space.s4}`,
  textAlign: 'center',
});

export const turn = component(
  {
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.border.strong, color: vars.bg.surface },
      '&[aria-disabled]': { borderStyle: 'dashed', cursor: 'not-allowed' },
    },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
  button,
);
