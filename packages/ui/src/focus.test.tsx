import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isFocusLost, placeLostFocus, takeLostFocus, useFocusAfter } from './focus.js';
import { freshRoot } from './testing/freshRoot.js';

const root = freshRoot();
const focused = () => document.activeElement;
const element = (id: string) => document.getElementById(id) as HTMLElement;
const settle = () => new Promise(requestAnimationFrame);

beforeEach(async () => {
  root.render(
    <main id="main" tabIndex={-1}>
      <section id="part" tabIndex={-1} aria-label="Part">
        <button id="control" type="button">
          Control
        </button>
        <p id="blank">Words</p>
      </section>
      <h1 id="heading" tabIndex={-1}>
        Heading
      </h1>
    </main>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
});

/** Removes an element without React, which would no longer find it. */
const leave = (id: string) => {
  element(id).id = 'gone';
  document.getElementById('gone')?.replaceWith(document.createElement('i'));
};

test('the focus is lost with its control, and another element takes it', () => {
  element('control').focus();
  expect(isFocusLost()).toBe(false);
  leave('control');
  expect(isFocusLost()).toBe(true);
  takeLostFocus(element('heading'));
  expect(focused()).toBe(element('heading'));
  expect(isFocusLost()).toBe(false);
});

test('the focus of a control that becomes disabled or hidden is lost', async () => {
  element('control').focus();
  (element('control') as HTMLButtonElement).disabled = true;
  expect(isFocusLost()).toBe(true);
  await settle();
  expect(isFocusLost()).toBe(true);
  (element('control') as HTMLButtonElement).disabled = false;
  element('control').focus();
  element('control').hidden = true;
  await expect.poll(isFocusLost).toBe(true);
});

test('a reader who has pressed on words has lost nothing', async () => {
  element('control').focus();
  await userEvent.click(page.getByText('Words'));
  leave('control');
  takeLostFocus(element('heading'));
  expect(focused()).not.toBe(element('heading'));
});

test('the page places a lost focus in the nearest part that is still there, and a component may take it from there', () => {
  element('control').focus();
  leave('control');
  placeLostFocus('#main, #part');
  expect(focused()).toBe(element('part'));
  takeLostFocus(element('heading'));
  expect(focused()).toBe(element('heading'));
  placeLostFocus('#main, #part');
  expect(focused()).toBe(element('heading'));
});

function Steps() {
  const [step, setStep] = useState(0);
  useFocusAfter(step, () => element('next'));
  return (
    <>
      {step === 0 && (
        <button type="button" onClick={() => setStep(1)}>
          First
        </button>
      )}
      <button id="next" type="button" onClick={() => setStep(2)}>
        Next
      </button>
      <button id="other" type="button" onClick={() => setStep(3)}>
        Other
      </button>
    </>
  );
}

test('a component moves a focus that a change has taken away, and no other one', async () => {
  root.render(<Steps />);
  await userEvent.click(page.getByRole('button', { name: 'First', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Other', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Other', exact: true })).toHaveFocus();
});
