import { forcedColours, inEnglish, print } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minBlockSize: '100vh',
  background: vars.bg.page,
});

export const tape = component({
  blockSize: '1.25rem',
  background: `repeating-linear-gradient(135deg, ${vars.tape.dark} 0 14px, ${vars.tape.light} 14px 28px)`,
  '@media': {
    // Forced colours remove the stripes. Dashes as high as the tape keep its shape.
    [forcedColours]: { blockSize: 0, borderBlockStart: '1.25rem dashed CanvasText' },
    [print]: { display: 'none' },
  },
});

export const head = component({ borderBlockEnd: `2px solid ${vars.border.strong}`, background: vars.bg.surface });

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  paddingBlock: vars.space.s3,
});

export const brand = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
});

export const name = component({
  display: 'block',
  fontSize: vars.font.h4,
  fontWeight: vars.weight.poster,
  lineHeight: 1,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.data } },
});

export const second = component({
  display: 'block',
  marginBlockStart: '0.3rem',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  lineHeight: 1,
  selectors: { '&:lang(en)': { letterSpacing: '0.115em', textTransform: 'uppercase' } },
});

export const word = component({
  padding: '0.1rem 0.5rem',
  border: `2px solid ${vars.action.border}`,
  background: vars.action.bg,
  color: vars.action.text,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
});

export const note = component({ flex: '1 1 20rem', color: vars.text.secondary, fontSize: vars.font.small });
