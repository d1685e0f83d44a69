import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

/** Creates a class in the components layer, with optional base classes. */
export const component = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.components]: rule } }]);

/** Creates a class in the screens layer, which overrides components. */
export const screen = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, { '@layer': { [layers.screens]: rule } }]);

/** Adds a rule for plain elements to the reset layer, which components override. */
export const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
