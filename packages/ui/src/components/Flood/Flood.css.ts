import { styleVariants } from '@vanilla-extract/css';
import { inMonochrome, print } from '../../theme/conditions.js';
import { actionsOnBlack } from '../../theme/onBlack.js';
import { isDark, palettes, shareInDark } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { byTrait, ownColour } from '../../theme/traits.js';
import { local, vars } from '../../theme/vars.js';

const flood = component({
  background: `var(${local.flood})`,
  color: `var(${local.onFlood})`,
  vars: { [local.link]: 'currentColor' },
  selectors: { [inMonochrome]: { vars: actionsOnBlack } },
});

/** A dark theme mixes the field into its page, a monochrome one floods with its inverse colour. */
const colours = (field: string, type: string) => {
  const dimmed = `color-mix(in srgb, ${field} ${shareInDark(field) * 100}%, ${ownColour('bg', 'page')})`;
  return {
    [local.flood]: byTrait('monochrome', vars.bg.inverse, byTrait('dark', dimmed, field)),
    [local.onFlood]: byTrait('monochrome', vars.text.inverse, byTrait('dark', ownColour('text', 'primary'), type)),
    // A poster of the same event has the same field. In print it keeps its ink.
    [local.floodedField]: isDark(field) ? byTrait('dark', dimmed, field) : 'initial',
  };
};

export const palette = styleVariants(palettes, ({ field, type }) => [
  component({
    vars: colours(field, type),
    // In print the art keeps its ink; the words are black on white.
    '@media': { [print]: { vars: { [local.flood]: vars.bg.surface, [local.onFlood]: vars.text.primary } } },
  }),
  flood,
]);
