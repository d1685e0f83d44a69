import { keyframes } from '@vanilla-extract/css';
import { forcedColours, inEnglish, touch } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const stillActive = ':not(:disabled):not([aria-disabled])';

export const button = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s5}`,
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontSize: vars.font.data,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    [inEnglish]: { textWrap: 'balance' },
    // One pixel down on press, the only movement.
    [`&${stillActive}:active`]: { transform: 'translateY(1px)' },
    '&:disabled': {
      background: vars.bg.sunken,
      color: vars.text.muted,
      borderStyle: 'dashed',
      borderColor: vars.border.control,
      cursor: 'not-allowed',
    },
    '&[aria-disabled], &[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColours]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

const plain = component({
  borderColor: vars.border.strong,
  background: vars.bg.surface,
  color: vars.text.primary,
  selectors: {
    [`&${stillActive}:hover`]: { background: vars.border.strong, color: vars.bg.surface },
  },
});

const buy = component({
  borderColor: vars.action.border,
  background: vars.action.bg,
  color: vars.action.text,
  selectors: {
    [`&${stillActive}:hover`]: { background: vars.action.bgHover, color: vars.action.textHover },
  },
});

const danger = component({
  border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}`,
  background: vars.bg.surface,
  color: vars.text.danger,
  selectors: {
    [`&${stillActive}:hover`]: { background: vars.text.danger, color: vars.bg.surface },
  },
});

export const variant = { plain, buy, danger };

const small = component({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  fontSize: vars.font.small,
});

const medium = component({
  minBlockSize: '3rem',
  // With 14 px text, 3rem is less than a finger needs.
  '@media': { [touch]: { minBlockSize: 'max(3rem, 44px)' } },
});

const large = component({
  minBlockSize: '3.5rem',
  paddingInline: vars.space.s6,
  fontSize: vars.font.h5,
});

export const size = { small, medium, large };

/** As wide as its container, with less padding for more text. */
export const block = component({ display: 'flex', inlineSize: '100%', paddingInline: vars.space.s4 });

export const before = component({ marginInlineEnd: vars.space.s2 });
export const after = component({ marginInlineStart: vars.space.s2 });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = component({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  verticalAlign: '-0.2em',
  border: '2px solid',
  borderRadius: '50%',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 1s linear infinite`,
  // Forced colours paint transparent sides, and a full ring does not appear to turn.
  '@media': { [forcedColours]: { borderBlockStartColor: 'ButtonFace' } },
});

export const textButton = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: `var(${local.link}, ${vars.text.link})`,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: '3px' },
    '&:disabled': { color: vars.text.muted, textDecoration: 'none', cursor: 'not-allowed' },
  },
  '@media': { [touch]: { minInlineSize: vars.size.touch } },
});
