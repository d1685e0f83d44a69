import type { ComponentPropsWithoutRef, HTMLAttributes, Ref } from 'react';

/** The look, the content and the value belong to the component. */
type Closed =
  | 'className'
  | 'style'
  | 'slot'
  | 'color'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'contentEditable'
  | 'defaultValue'
  | 'defaultChecked'
  | 'onChange';

/**
 * Props for the element of a component: `ref`, and every global attribute and handler that does not change the look.
 * Fields pass them to their control.
 *
 * No `className` and `style`: external classes would depend on the markup. The container sets the position; tokens and
 * props set the look.
 */
export interface RootProps<Root extends Element = HTMLElement> extends Omit<HTMLAttributes<Root>, Closed> {
  ref?: Ref<Root> | undefined;
  // `unknown`, because arguments of Storybook decorators are, and a narrower type would reject them.
  [data: `data-${string}`]: unknown;
}

/** Attributes that the props of a component replace, or that would change its look. */
type Replaced =
  | 'key'
  | 'href'
  | 'name'
  | 'type'
  | 'value'
  | 'checked'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'cols';

/** `RootProps`, and the attributes that only this element has: `target`, `formAction`, `placeholder`. */
export type NativeProps<Tag extends 'a' | 'button' | 'input' | 'textarea'> = RootProps<HTMLElementTagNameMap[Tag]> &
  Omit<ComponentPropsWithoutRef<Tag>, keyof RootProps | Closed | Replaced>;
