import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const sticker = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  padding: '0.1rem 0.5rem',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
  maxInlineSize: '100%',
  // As wide as its longest word.
  overflowWrap: 'break-word',
});

const onYellow = component(
  { borderColor: vars.action.border, background: vars.action.bg, color: vars.action.text },
  sticker,
);

const urgent = component(
  {
    // A wider border has less padding.
    paddingBlock: `max(0px, 0.1rem + 2px - ${vars.alert.width})`,
    border: `${vars.alert.width} ${vars.alert.line}`,
    color: vars.text.danger,
  },
  sticker,
);

const inverted = component({ background: vars.border.strong, color: vars.bg.surface }, sticker);

/** White on red, which only this has on a card. */
const calledOff = component(
  { borderColor: vars.text.danger, background: vars.text.danger, color: vars.bg.surface },
  sticker,
);

const dashed = component({ borderStyle: 'dashed', borderColor: vars.border.control }, sticker);

export const variants = {
  priority: onYellow,
  few: urgent,
  new: inverted,
  soldOut: dashed,
  rescheduled: sticker,
  cancelled: calledOff,
  restrictedView: sticker,
  standing: sticker,
};
