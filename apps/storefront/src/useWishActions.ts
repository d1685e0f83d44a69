import { CallError } from '@first-gong/contract';
import { isWishOver, moveWish, type WishListItem } from '@first-gong/domain';
import type { WishAction, WishDone } from '@first-gong/screens/WishListScreen';
import { useRef, useState } from 'react';
import { type CallState, useRequest } from './calls.js';
import { useAction } from './useAction.js';

interface Chosen {
  wish: WishListItem;
  action: WishAction;
}

/** The wishes after one of the open ones has moved, as the server numbers them. */
function withMoved(wishes: readonly WishListItem[], { wishId }: WishListItem, sequence: number): WishListItem[] {
  const open = wishes.filter(({ matchingStatus }) => !isWishOver(matchingStatus));
  const ids = moveWish(
    open.map((wish) => wish.wishId),
    wishId,
    sequence,
  );
  const rank = new Map(ids.map((id, place) => [id, place]));
  return [...wishes].sort((a, b) => (rank.get(a.wishId) ?? ids.length) - (rank.get(b.wishId) ?? ids.length));
}

/**
 * The actions of a member on the wishes (spec §4, §7, §8 Wish list). A move shows at once and goes to the server after the moves
 * before it. After a refusal or without an answer the list is read again: it knows.
 * @param onDone called after an action took place: the points may have changed.
 */
export function useWishActions(list: CallState<WishListItem[]>, onDone: () => void) {
  const request = useRequest();
  const [done, setDone] = useState<WishDone | null>(null);
  const [moveFailed, setMoveFailed] = useState<{ wish: WishListItem; error: CallError } | null>(null);
  const moves = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(0);

  const change = useAction(async ({ wish, action }: Chosen) => {
    setDone(null);
    setMoveFailed(null);
    const params = { id: wish.wishId };
    let transactionNumber: string | null = null;
    try {
      if (action === 'pay') {
        const body = { seen: wish };
        transactionNumber = (await request('payWish', { params, body })).data.transactionNumber;
      } else if (action === 'restore') await request('restoreWish', { params });
      else list.set(await request('removeWish', { params }));
    } finally {
      // Also after a failure: a wish without enough points has another state now.
      list.reload();
      onDone();
    }
    setDone({ action, title: wish.event.title, transactionNumber });
    return undefined;
  });

  const move = (wish: WishListItem, sequence: number) => {
    if (!list.data) return;
    newest.current += 1;
    const turn = newest.current;
    setDone(null);
    setMoveFailed(null);
    change.reset();
    const data = withMoved(list.data, wish, sequence);
    list.set({ data, total: data.length });
    moves.current = moves.current.then(async () => {
      try {
        const answer = await request('wishSequence', { params: { id: wish.wishId }, body: { sequence } });
        if (turn === newest.current) list.set(answer);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setMoveFailed({ wish, error });
        list.reload();
      }
    });
  };

  const last = useRef<Chosen | null>(null);
  return {
    busy: change.busy ? (change.input?.wish.wishId ?? null) : null,
    done,
    failed: moveFailed
      ? { action: 'move' as const, wish: moveFailed.wish, failure: moveFailed.error.failure }
      : change.reason && last.current
        ? { action: last.current.action, wish: last.current.wish, failure: change.reason }
        : null,
    act: (wish: WishListItem, action: WishAction) => {
      last.current = { wish, action };
      change.run({ wish, action });
    },
    move,
    /** Says that a new wish was saved. */
    added: (title: string) => {
      change.reset();
      setMoveFailed(null);
      setDone({ action: 'add', title, transactionNumber: null });
    },
  };
}
