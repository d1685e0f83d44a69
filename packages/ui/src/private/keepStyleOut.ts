/**
 * Ref of a part with React Aria's presses. React Aria adds a style element with this id, which a
 * Content-Security-Policy refuses. An empty element takes the id; `theme.css.ts` has the rule.
 */
export function keepStyleOut(part: Element | null): void {
  const id = 'react-aria-pressable-style';
  const page = part?.ownerDocument;
  if (page && !page.getElementById(id)) page.head.append(Object.assign(page.createElement('template'), { id }));
}
