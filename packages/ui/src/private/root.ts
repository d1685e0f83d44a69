import type { AriaAttributes, Ref } from 'react';

/**
 * Props for the element of a component: `ref`, `id`, `data-*`, `aria-*`. Fields pass them to their control.
 *
 * No `className` and `style`: external classes would depend on the markup. The container sets the position; tokens and
 * props set the look.
 */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Root> | undefined;
  id?: string | undefined;
  // `unknown`, because arguments of Storybook decorators are, and a narrower type would reject them.
  [data: `data-${string}`]: unknown;
}
