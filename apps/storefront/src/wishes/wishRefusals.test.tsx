import { type CallName, calls } from '@first-gong/contract';
import { wishRefusals } from '@first-gong/screens/wishes/WishListScreen';
import { expect, test } from 'vitest';

const actions = ['wishSequence', 'payWish', 'restoreWish', 'removeWish'] as const satisfies readonly CallName[];

test('§8 every refusal of a wish that can be pressed has its own title and next step, and no other code has', () => {
  const codes = new Set(actions.flatMap((name) => [...calls[name].errors]));
  expect(Object.keys(wishRefusals).sort()).toEqual([...codes].sort());
});

test('§8 a zone that has tickets again leads to them, and missing points lead to a top-up', () => {
  expect(wishRefusals).toMatchObject({ wishSeatsAvailable: 'buy', wishPointsNotEnough: 'topUp' });
});
