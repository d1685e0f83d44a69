import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { TextArea, type TextAreaProps } from './TextArea.js';

const root = freshRoot();

function Example(props: Partial<TextAreaProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Enquiry" name="enquiry" {...props} value={value} onChange={setValue} />;
}

const field = page.getByRole('textbox', { name: 'Enquiry', exact: true });

describe('TextArea', () => {
  test('is named by its label and carries its name as id, for an error summary to lead to', async () => {
    root.render(<Example />);
    await expect.element(field).toHaveAttribute('id', 'enquiry');
    await expect.element(field).toHaveAttribute('name', 'enquiry');
  });

  test('Enter starts a new line', async () => {
    root.render(<Example />);
    await field.click();
    await userEvent.keyboard('One{Enter}two');
    await expect.element(field).toHaveValue('One\ntwo');
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example hint="At most 60 characters." error="Write your enquiry." />);
    await expect.element(field).toHaveAccessibleDescription(/At most 60 characters\..*Write your enquiry\./);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('takes more than its limit and says how many characters are too many', async () => {
    root.render(<Example limit={3} countLabel={(left) => (left < 0 ? `${-left} too many` : `${left} left`)} />);
    await field.fill('12345');
    await expect.element(field).toHaveValue('12345');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 too many');
  });

  test('read-only, it can be reached and not changed', async () => {
    root.render(<Example readOnly value="Sent." />);
    await field.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('More');
    await expect.element(field).toHaveValue('Sent.');
  });

  test('disabled, it cannot be reached', async () => {
    root.render(<Example disabled />);
    await expect.element(field).toBeDisabled();
  });

  test('reports when a person leaves it', async () => {
    const onBlur = vi.fn();
    root.render(<Example onBlur={onBlur} />);
    await field.click();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
