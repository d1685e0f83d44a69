import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { CaptchaField } from './CaptchaField.js';
import { drawnLetters, silence } from './fixtures.js';

const root = freshRoot();

const picture = { way: 'picture', image: drawnLetters, alt: 'Five letters' } as const;
const question = { way: 'question', question: 'What is seven plus twelve?' } as const;
const spoken = { playLabel: 'Listen', stopLabel: 'Stop', failedMessage: 'Answer a question instead.' };

const Example = controlled(CaptchaField, {
  label: 'Code',
  name: 'captchaAnswer',
  value: '',
  onChange: () => {},
  challenge: picture,
  renewLabel: 'New picture',
  onRenew: () => {},
  otherWays: [],
  onWayChange: () => {},
  busyLabel: 'Fetching another',
});

const field = page.getByRole('textbox', { name: 'Code', exact: true });

describe('CaptchaField', () => {
  test('shows an SVG document as an image, so that nothing in it runs', async () => {
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="document.title='ran'"><script>document.title='ran'</script></svg>`;
    root.render(<Example challenge={{ ...picture, image }} />);
    const shown = page.getByRole('img', { name: 'Five letters', exact: true });
    await expect.element(shown).toBeVisible();
    await expect.poll(() => root.host.querySelector('img')?.complete).toBe(true);
    expect(root.host.querySelector('img')?.naturalWidth).toBe(9);
    expect(root.host.querySelector('svg[onload], script')).toBeNull();
    expect(document.title).not.toBe('ran');
  });

  test('shows a picture at an address', async () => {
    root.render(<Example challenge={{ ...picture, image: '/captcha.png' }} />);
    await expect
      .element(page.getByRole('img', { name: 'Five letters', exact: true }))
      .toHaveAttribute('src', '/captcha.png');
  });

  test.each([
    ['Five letters', picture],
    ['What is seven plus twelve?', question],
    ['Sent to a@example.com.', { way: 'email', sent: 'Sent to a@example.com.' } as const],
  ])('screen readers read "%s" with the input, and the error too', async (asked, challenge) => {
    root.render(<Example challenge={challenge} error="That is not the code." />);
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(asked));
    await expect.element(field).toHaveAccessibleDescription(/That is not the code\./);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['letters', picture, 'text'],
    ['words', question, 'text'],
    ['digits', { way: 'email', sent: 'Sent to a@example.com.' } as const, 'numeric'],
  ])('a phone shows the keyboard for %s', async (_name, challenge, inputMode) => {
    root.render(<Example challenge={challenge} />);
    await expect.element(field).toHaveAttribute('inputmode', inputMode);
  });

  test('after the choice of another way, the focus goes to the input of that way', async () => {
    function Choosing() {
      const [asked, setAsked] = useState(false);
      const otherWays = asked ? [] : [{ way: 'question', label: 'Answer a question' } as const];
      return (
        <Example challenge={asked ? question : picture} otherWays={otherWays} onWayChange={() => setAsked(true)} />
      );
    }
    root.render(<Choosing />);
    await page.getByRole('button', { name: 'Answer a question', exact: true }).click();
    await expect.element(field).toHaveFocus();
  });

  test('leaves the focus alone when it appears or changes', async () => {
    root.render(<Example />);
    await expect.element(field).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    root.render(<Example challenge={question} />);
    await expect.element(page.getByText('What is seven plus twelve?')).toBeVisible();
    root.render(<Example />);
    await expect.element(page.getByRole('img', { name: 'Five letters', exact: true })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await page.getByRole('button', { name: 'New picture', exact: true }).click();
    root.render(<Example challenge={question} />);
    await expect.element(page.getByText('What is seven plus twelve?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'New picture', exact: true })).toHaveFocus();
  });

  test('asks for another challenge once, and says that it is on its way', async () => {
    const onRenew = vi.fn();
    root.render(<Example onRenew={onRenew} />);
    const renew = page.getByRole('button', { name: 'New picture', exact: true });
    await renew.click();
    root.render(<Example onRenew={onRenew} busy />);
    await expect.element(page.getByText('Fetching another')).toBeVisible();
    await renew.click({ force: true });
    expect(onRenew).toHaveBeenCalledOnce();
    await expect.element(renew).toHaveFocus();
  });

  test('plays the spoken code and stops it with the same button', async () => {
    root.render(<Example challenge={{ ...picture, spoken: { ...spoken, src: silence() } }} />);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(() => root.host.querySelector('audio')?.paused).toBe(false);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    expect(root.host.querySelector('audio')?.paused).toBe(true);
  });

  test('offers to listen again after the end of the recording', async () => {
    root.render(<Example challenge={{ ...picture, spoken: { ...spoken, src: silence() } }} />);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  });

  test('names the other ways when the recording cannot be played', async () => {
    root.render(<Example challenge={{ ...picture, spoken: { ...spoken, src: 'data:audio/wav;base64,' } }} />);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Answer a question instead.');
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  });

  test('disabled, Tab reaches nothing in it', async () => {
    root.render(<Example disabled />);
    await expect.element(field).toBeDisabled();
    await userEvent.tab();
    expect(root.host.contains(document.activeElement)).toBe(false);
  });

  test('what acts on the challenge is a framed button beside it; other ways have no frame and follow the input', async () => {
    const otherWays = [
      { way: 'question', label: 'Answer a question' },
      { way: 'email', label: 'Use email' },
    ] as const;
    root.render(<Example challenge={{ ...picture, spoken: { ...spoken, src: silence() } }} otherWays={otherWays} />);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).element();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    const framed = (name: string) => getComputedStyle(button(name)).borderTopWidth !== '0px';
    expect(['Listen', 'New picture', 'Answer a question', 'Use email'].map(framed)).toEqual([true, true, false, false]);
    const follows = (name: string) =>
      (field.element().compareDocumentPosition(button(name)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(['Listen', 'New picture', 'Answer a question', 'Use email'].map(follows)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
