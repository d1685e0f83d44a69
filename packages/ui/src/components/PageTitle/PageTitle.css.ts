import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Chinese titles break at punctuation, so that names stay whole on phones. */
export const title = component({ fontSize: vars.font.page, lineHeight: vars.leading.tight, wordBreak: 'keep-all' });

export const lead = component({
  marginBlockStart: vars.space.s3,
  maxInlineSize: vars.size.reading,
  color: vars.text.secondary,
  fontSize: vars.font.lead,
  textWrap: 'pretty',
});
