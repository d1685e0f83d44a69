import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

/** A class in the components layer. Takes the rule and, before it, the classes it builds on. */
export const component = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.components]: rule } }]);

/** A class in the screens layer, which comes after the components' own. */
export const screen = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.screens]: rule } }]);
