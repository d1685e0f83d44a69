import type { AriaAttributes, Ref } from 'react';

/**
 * The props that a component passes on to the one element it draws: `ref`, `id`, `data-*` and `aria-*`.
 * A field passes them to its control, so that a label, an error summary and `focus()` find the control.
 *
 * `className` and `style` are closed. A class from outside would depend on markup that may change in any version.
 * The container decides where a component is on the page; tokens and props decide how it looks.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Root> | undefined;
  id?: string | undefined;
  // `unknown`, because the arguments of a Storybook decorator are: a narrower type would not take the decorator.
  [data: `data-${string}`]: unknown;
}
