import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { formProblem } from './formProblem.js';
import { type FormFields, FormProblems, type Refusal, useForm } from './index.js';
import type { FormOptions } from './useForm.js';

interface Values {
  email: string;
  points: string;
}

type Options = FormOptions<keyof Values, Values>;

const fields: FormFields<keyof Values> = {
  ids: { email: 'email', points: 'points-input' },
  kinds: { email: 'email' },
  byCode: { emailPasswordMismatch: 'email' },
};

const onSubmit = vi.fn<(values: Values) => void>();
/** Receives the browser's submission. */
const sent = vi.fn<() => void>();
const root = screenRoot();

function send(event: SubmitEvent) {
  if (!event.defaultPrevented) sent();
  event.preventDefault();
}

beforeEach(() => {
  document.addEventListener('submit', send);
});

afterEach(() => {
  document.removeEventListener('submit', send);
  vi.clearAllMocks();
});

function Example({ failure, ...changes }: Partial<Options> & { failure?: string }) {
  const [values, onChange] = useState<Values>({ email: '', points: '' });
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: null,
    busy: false,
    onSubmit: () => onSubmit(values),
    ...changes,
  });
  const email = form.field('email');
  const points = form.field('points');
  return (
    <form onSubmit={form.submit} noValidate>
      <FormProblems form={form} title="Not sent" failure={failure}>
        <p>Ask us.</p>
      </FormProblems>
      {[email, points].map(({ id, name, value, onChange: change, onBlur, error }) => (
        <label key={id}>
          {name}
          <input id={id} name={name} value={value} onChange={(event) => change(event.target.value)} onBlur={onBlur} />
          {error}
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const show = (options: Parameters<typeof Example>[0] = {}) => root.render(<Example {...options} />);

const email = page.getByRole('textbox', { name: /^email/ });
const points = page.getByRole('textbox', { name: /^points/ });
const sendButton = page.getByRole('button', { name: 'Send', exact: true });

const refusal = (code: Refusal['code'], codes: [field: string, code: Refusal['code']][] = []): Refusal => ({
  code,
  fields: codes.map(([field, each]) => ({ field, code: each })),
});

describe('a form', () => {
  test('hands over what was entered', async () => {
    show();
    await email.fill('a@example.com');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@example.com', points: '' });
    expect(sent).not.toHaveBeenCalled();
  });

  test('shows what was understood once a person leaves a field, and keeps its message', async () => {
    show({ check: () => [{ field: 'email', message: 'Enter an address.' }] });
    await email.fill('Ho <ho＠example。hk>');
    await userEvent.keyboard('{Enter}');
    await points.fill(' 7 ');
    await expect.element(email).toHaveValue('ho@example.hk');
    await expect.element(root.host).toHaveTextContent('Enter an address.');
    await sendButton.click();
    await expect.element(points).toHaveValue(' 7 ');
  });

  test('ignores a submission while the last one waits for its answer', async () => {
    show({ busy: true });
    await sendButton.click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  test('leaves the submission to the browser where nobody else sends it', async () => {
    show({ onSubmit: undefined });
    await sendButton.click();
    expect(sent).toHaveBeenCalledOnce();
  });

  test('shows what the page finds first, keeps what was entered, and asks nobody', async () => {
    show({ check: () => [{ field: 'email', message: 'Enter an address.' }] });
    await email.fill('nobody');
    await sendButton.click();
    await expect.element(formProblem).toHaveFocus();
    await expect.element(email).toHaveValue('nobody');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('§8 a refusal', () => {
  test('lists its fields in the order of the page, and each leads to its control', async () => {
    show({
      refusal: refusal('pointsNotEnough', [
        ['points', 'pointsNotWholeDollars'],
        ['email', 'emailRequired'],
      ]),
    });
    await expect.element(formProblem).toHaveFocus();
    const links = formProblem.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#email', '#points-input']);
    await formProblem.getByRole('link').nth(1).click();
    expect(document.activeElement?.id).toBe('points-input');
  });

  test('finds the field by its code where the server names none', async () => {
    show({ refusal: refusal('emailPasswordMismatch') });
    await expect.element(formProblem.getByRole('link')).toHaveAttribute('href', '#email');
  });

  test('that no field corrects is a notice with what else helps', async () => {
    show({ refusal: refusal('accountSuspended') });
    await expect.element(formProblem).toHaveTextContent('Not sent');
    await expect.element(formProblem).toHaveTextContent('Ask us.');
    expect(formProblem.getByRole('link').elements()).toEqual([]);
  });

  test('goes to one field for the whole form where the form says so', async () => {
    show({ fields: { ...fields, otherwise: 'points' }, refusal: refusal('totalChanged') });
    await expect.element(formProblem.getByRole('link')).toHaveAttribute('href', '#points-input');
  });

  test('takes the focus again at the next submission', async () => {
    show({ refusal: refusal('emailRequired', [['email', 'emailRequired']]) });
    await expect.element(formProblem).toHaveFocus();
    await sendButton.click();
    await expect.element(formProblem).toHaveFocus();
  });
});

test('a submission without an answer is a notice', async () => {
  show({ failure: 'You are offline.' });
  await expect.element(formProblem).toHaveTextContent('You are offline.');
});
