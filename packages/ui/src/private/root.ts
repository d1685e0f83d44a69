import type { AriaAttributes, Ref } from 'react';

/**
 * What a component passes on to the one element it draws: `ref`, `id`, `data-*` and `aria-*`.
 * A field passes them to its control, so that a label, an error summary and `focus()` find it.
 *
 * `className` and `style` are closed. A class from outside would depend on markup that is free to change in any
 * version; the place of a component on the page is its container's business, its look is chosen by tokens and props.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Root> | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}
