import type { FooterFormProps } from './FooterForm.js';

/**
 * Shows a submission's result in the server's form, which React does not hydrate. An error moves focus to the field.
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
