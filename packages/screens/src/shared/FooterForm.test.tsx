import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FooterForm, type FooterFormProps } from './FooterForm.js';
import { screenRoot, words } from './screenRoot.js';
import { showInFooterForm } from './showInFooterForm.js';

const root = screenRoot();
const show = (props: FooterFormProps = {}) => root.render(<FooterForm {...props} />);

const field = page.getByRole('textbox', { name: words.footer.newsletterEmail, exact: true });
const button = page.getByRole('button', { name: words.footer.newsletterSubmit, exact: true });
const status = page.getByRole('status');

describe('FooterForm', () => {
  test('an error describes the field and is announced', async () => {
    show({ error: 'Invalid email.' });
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Invalid email.');
    await expect.element(status).toHaveTextContent('Invalid email.');
  });

  test('what became of the email is announced, and the field is not at fault', async () => {
    show({ status: 'Subscribed.' });
    await expect.element(status).toHaveTextContent('Subscribed.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  });

  test('the browser sends it, as nobody else does', async () => {
    const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
    show();
    document.addEventListener('submit', sent, { once: true });
    await button.click();
    expect(sent).toHaveBeenCalledOnce();
    const form = sent.mock.calls[0]?.[0].target;
    expect(form instanceof HTMLFormElement && [form.method, new URL(form.action).pathname]).toEqual([
      'post',
      '/en_us/CS.html',
    ]);
  });
});

describe('showInFooterForm', () => {
  test('shows in a drawn form what the props show', async () => {
    show();
    await expect.element(field).toBeVisible();
    const form = root.host.querySelector('form');
    if (!form) throw new Error('No form');
    showInFooterForm(form, { busy: true, status: 'Sending' });
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    showInFooterForm(form, { error: 'Invalid email.' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Invalid email.');
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    showInFooterForm(form, { status: 'Subscribed.' });
    await expect.element(field).toHaveAttribute('aria-invalid', 'false');
    await expect.element(status).toHaveTextContent('Subscribed.');
  });
});
