import type { Meta } from '@storybook/react-vite';
import { createElement, createRef, type ElementType } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../testing/freshRoot.js';
import { InEnglish } from '../testing/inEnglish.js';
import { names, table } from '../testing/readme.js';

interface StoryFile {
  default: Meta;
  [story: string]: { args?: Record<string, unknown> };
}

interface Example {
  name: string;
  component: ElementType;
  args: Record<string, unknown>;
}

const root = freshRoot();

const show = ({ component, args }: Example, given: Record<string, unknown>) =>
  root.render(<InEnglish>{createElement(component, { ...args, ...given })}</InEnglish>);

const withoutRoot = table('Components without root props').flatMap(([components]) => names(components));

/** Arguments of the first story of every component. */
const storyFiles = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });
const storyArgs = new Map(
  Object.entries(storyFiles).map(([path, { default: meta, ...stories }]) => {
    const name = /(\w+)\.stories/.exec(path)?.[1];
    return [name, { ...meta.args, ...Object.values(stories)[0]?.args }];
  }),
);

/** Minimal props of components without a separate page. */
const parts: Record<string, Record<string, unknown>> = {
  MessageNotes: { notes: [] },
  FieldMessage: { children: 'Choose a file' },
  FileButton: { children: 'Add', onAdd: () => {} },
  FilmRow: {
    title: 'Film',
    certificate: { category: 'I', label: 'I' },
    facts: '',
    seed: 'a',
    interest: 'movie',
    lines: [],
    lang: 'en',
  },
  FooterColumn: { title: 'Help' },
  FooterFigure: { children: '2026' },
  NextSteps: { steps: [] },
  OneTimePasswordHelp: { fieldId: 'code', resendLabel: 'Resend', readyMessage: 'Ready', title: 'Help', remedies: [] },
  SeatsTonight: { title: 'Tonight', date: '20 Nov', rows: [], empty: 'None' },
  ShowtimeScale: {},
  TextButton: { children: 'Remove' },
};

const indexes = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const exported = Object.values(indexes).flatMap((index) =>
  Object.entries(index).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' ? [{ name, component: value as ElementType }] : [],
  ),
);
const examples = exported.flatMap(({ name, component }): Example[] => {
  const args = parts[name] ?? storyArgs.get(name);
  return args && !withoutRoot.includes(name) ? [{ name, component, args }] : [];
});

test('every component is tried, except those that the README names', () => {
  const tried = [...examples.map(({ name }) => name), ...withoutRoot];
  expect(exported.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([]);
});

/** `onBlur` is called when a person leaves one of several controls. */
const ownBlur = ['AddressCascade', 'DateField', 'DatePicker', 'DateRangeField', 'TimeField'];

/** Each handler with an event that calls it. */
const handlers = {
  onMouseOver: () => new MouseEvent('mouseover', { bubbles: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onKeyDown: () => new KeyboardEvent('keydown', { bubbles: true, key: 'F9' }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
};

test.each(examples)('$name passes a title and handlers to the same element', async (example) => {
  const { name, args } = example;
  const ref = createRef<HTMLElement>();
  const called = Object.keys(handlers).map((handler) => [handler, vi.fn()] as const);
  const title = 'title' in args ? {} : { title: 'Title' };
  show(example, { ...title, ...Object.fromEntries(called), ref });
  if (name === 'Tooltip') {
    await expect.element(page.getByRole('button')).toBeVisible();
    await userEvent.tab();
  }
  await expect.poll(() => ref.current).not.toBeNull();
  if (!('title' in args)) expect(ref.current?.getAttribute('title')).toBe('Title');
  for (const [handler, spy] of called) {
    if (handler === 'onBlur' && ownBlur.includes(name)) continue;
    ref.current?.dispatchEvent(handlers[handler as keyof typeof handlers]());
    await expect.poll(() => spy.mock.calls.length, { message: handler }).toBeGreaterThan(0);
  }
});

test.each(examples)(
  '$name passes ref, id, data-* and aria-* to the one element it draws, a field to its control',
  async (example) => {
    const ref = createRef<HTMLElement>();
    const given = { id: 'root', 'data-testid': 'probe', 'aria-label': 'Probe', 'aria-describedby': 'details' };
    show(example, { ...given, ref });
    if (example.name === 'Tooltip') {
      // A tooltip is mounted while its control has the focus.
      await expect.element(page.getByRole('button')).toBeVisible();
      await userEvent.tab();
    }
    await expect.poll(() => ref.current).not.toBeNull();
    const element = ref.current;
    if (element === null) throw new Error('The ref was taken away again.');
    expect([...document.querySelectorAll('[data-testid="probe"]')]).toEqual([element]);
    expect(element.getAttribute('aria-describedby')?.split(' ')).toContain('details');
    // A component keeps its name, possibly extended by the given label.
    expect(element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby')).toBeTruthy();
    // In a group, the id is on the focusable part.
    expect(element.id === 'root' || element.querySelector('#root') !== null).toBe(true);

    if (element.matches('input, select, textarea, button')) {
      expect(element.id).toBe('root');
      element.focus();
      expect(document.activeElement).toBe(element);
    }
  },
);
