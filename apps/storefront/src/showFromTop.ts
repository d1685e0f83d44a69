/** Shows new content from its top, and with the reader's focus, as a new document would. */
export function showFromTop(): void {
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
