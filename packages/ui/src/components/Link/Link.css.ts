import { touch } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

export const link = component({
  color: `var(${local.link}, ${vars.text.link})`,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationThickness: '3px' },
    '&[aria-current]': { fontWeight: vars.weight.title },
  },
});

export const onItsOwn = component(
  {
    '@media': {
      [touch]: {
        display: 'inline-flex',
        alignItems: 'center',
        minInlineSize: vars.size.touch,
        minBlockSize: vars.size.touch,
      },
    },
  },
  link,
);
