import type { FooterFormProps } from './FooterForm.js';

/**
 * Shows what became of an email in a form that the server has drawn, and that no React knows. An error takes the focus to
 * the field.
 */
export function showInFooterForm(
  form: HTMLFormElement,
  { busy = false, error, status = '' }: Pick<FooterFormProps, 'busy' | 'error' | 'status'>,
): void {
  const input = form.querySelector('input');
  const line = form.querySelector('[role=status]');
  form.querySelector('button')?.setAttribute('aria-busy', String(busy));
  input?.setAttribute('aria-invalid', String(error !== undefined));
  line?.setAttribute('data-error', String(error !== undefined));
  if (line) line.textContent = error ?? status;
  if (error !== undefined) input?.focus();
}
