import { CallError } from '@first-gong/contract';
import { freshRoot } from '@first-gong/ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { type Action, useAction } from './useAction.js';

let succeed: (value: 'leaving' | undefined) => void = () => {};
let fail: (error: CallError) => void = () => {};
const tried: string[] = [];
let shown: Action<string>;
let renders = 0;

function Probe() {
  renders += 1;
  shown = useAction((input: string) => {
    tried.push(input);
    return new Promise((resolve, reject) => {
      succeed = resolve;
      fail = reject;
    });
  });
  return null;
}

const root = freshRoot();
beforeEach(async () => {
  tried.length = 0;
  renders = 0;
  root.render(<Probe />);
  await expect.poll(() => renders).toBeGreaterThan(0);
});

const isBusy = (busy: boolean) => expect.poll(() => shown.busy).toBe(busy);

test('is busy with its input while it is under way', async () => {
  shown.run('a');
  await isBusy(true);
  expect(shown.input).toBe('a');
  succeed(undefined);
  await isBusy(false);
  expect(shown).toMatchObject({ input: undefined, error: null, failure: null, reason: null });
});

test('ignores a second try while one is under way', async () => {
  const { run } = shown;
  run('a');
  run('b');
  await isBusy(true);
  shown.run('c');
  succeed(undefined);
  await isBusy(false);
  expect(tried).toEqual(['a']);
});

test('stays busy when the page is about to go', async () => {
  shown.run('a');
  await isBusy(true);
  succeed('leaving');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown.busy).toBe(true);
  shown.run('b');
  expect(tried).toEqual(['a']);
});

test('tells a refusal by a rule from a call without an answer', async () => {
  const fields = [{ field: 'quantity', code: 'quantityOverEventLimit' as const }];
  shown.run('a');
  await isBusy(true);
  fail(new CallError({ kind: 'busy', code: 'quantityOverEventLimit' }, 422, fields));
  await isBusy(false);
  expect(shown.error).toEqual({ code: 'quantityOverEventLimit', fields });
  expect(shown.failure).toBeNull();
  expect(shown.reason?.code).toBe('quantityOverEventLimit');

  shown.run('b');
  await isBusy(true);
  expect(shown).toMatchObject({ error: null, reason: null });
  fail(new CallError({ kind: 'offline' }));
  await isBusy(false);
  expect(shown).toMatchObject({ error: null, failure: { kind: 'offline' }, reason: { kind: 'offline' } });

  shown.reset();
  await expect.poll(() => shown).toMatchObject({ failure: null, reason: null });
});
