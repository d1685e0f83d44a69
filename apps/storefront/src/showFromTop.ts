/**
 * Shows new content from its top, and with the reader's focus, as a new document would.
 * @param at what takes the focus: the main part, or its heading where that says what has happened.
 */
export function showFromTop(at: 'main' | 'h1' = 'main'): void {
  scrollTo(0, 0);
  document.querySelector<HTMLElement>(at === 'main' ? '#main' : '#main h1')?.focus({ preventScroll: true });
}
