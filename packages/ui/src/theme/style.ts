import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

/** Makes a class in the components layer from a rule, with optional classes before it. */
export const component = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.components]: rule } }]);

/** Makes a class in the screens layer, which overrides the components layer. */
export const screen = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.screens]: rule } }]);

/** Gives plain elements a rule in the reset layer, which every component overrides. */
export const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
