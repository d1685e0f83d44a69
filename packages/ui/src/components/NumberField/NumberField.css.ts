import { field as fieldBase } from '../../private/Field/Field.css.js';
import { component } from '../../theme/style.js';
import {
  number as quantity,
  step as quantityStep,
  stepper as quantityStepper,
} from '../QuantityField/QuantityField.css.js';

export const field = component({}, fieldBase);

export const stepper = component(
  {
    display: 'flex',
    maxInlineSize: '16rem',
    // A rule instead of a box, because nothing can be entered.
    selectors: { '&:has([readonly])': { borderStyle: 'none none solid', background: 'none' } },
  },
  quantityStepper,
);

export const step = component({ flex: 'none' }, quantityStep);

/** Wider than a quantity, for a currency and decimals. */
export const number = component(
  {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    selectors: { '&[readonly]': { borderStyle: 'none', textAlign: 'start' } },
  },
  quantity,
);
