/** Adds combobox attributes to a field (APG). @returns a function that removes them */
export function describe(
  panel: HTMLElement | null,
  { list, open, active }: { list: string; open: boolean; active: string | null },
): (() => void) | undefined {
  const field = panel?.closest('form')?.querySelector('input');
  if (!field) return undefined;
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': list,
    'aria-expanded': String(open),
    'aria-activedescendant': active,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
  return () => {
    for (const name of Object.keys(attributes)) field.removeAttribute(name);
  };
}
