/** Whether a target is an element, also of a frame. `instanceof` knows only elements of the window with the script. */
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  (target as Partial<Node> | null | undefined)?.nodeType === 1;
