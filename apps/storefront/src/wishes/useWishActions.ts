import { CallError } from '@first-gong/contract';
import { isWishOver, moveWish, type WishListItem } from '@first-gong/domain';
import type { WishAction, WishDone } from '@first-gong/screens/wishes/WishListScreen';
import { useRef, useState } from 'react';
import { type CallState, useReload, useRequest } from '../data/calls.js';
import { staleAfter } from '../data/staleness.js';
import { useAction } from '../data/useAction.js';
import { reportError } from '../site/reportError.js';

interface Chosen {
  wish: WishListItem;
  action: WishAction;
}

/** The wishes after an open one has moved, numbered like the server's. */
function withMoved(wishes: readonly WishListItem[], { wishId }: WishListItem, sequence: number): WishListItem[] {
  const open = wishes.filter(({ matchingStatus }) => !isWishOver(matchingStatus));
  const ids = moveWish(
    open.map((wish) => wish.wishId),
    wishId,
    sequence,
  );
  const rank = new Map(ids.map((id, index) => [id, index]));
  return [...wishes].sort((a, b) => (rank.get(a.wishId) ?? ids.length) - (rank.get(b.wishId) ?? ids.length));
}

/** The wishes with a new or changed one. Its `sorting` is its position in the list, from 1. */
function withWish(wishes: readonly WishListItem[], wish: WishListItem): WishListItem[] {
  const list = wishes.filter(({ wishId }) => wishId !== wish.wishId);
  list.splice(wish.sorting - 1, 0, wish);
  return list.map((each, index) => ({ ...each, sorting: index + 1 }));
}

/** A member's actions on wishes (spec §4, §7, §8 Wish list). Moves show at once, and go to the server in order. */
export function useWishActions(list: CallState<WishListItem[]>) {
  const request = useRequest();
  const reloadCalls = useReload();
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
      if (action === 'cancel' || action === 'remove') list.set(await request('removeWish', { params }));
      else {
        const { data } = await (action === 'pay'
          ? request('payWish', { params, body: { seen: wish } })
          : request('restoreWish', { params }));
        transactionNumber = data.transactionNumber;
        changed(data);
      }
    } catch (error) {
      // A wish without enough points has another state now, and a lost response may have changed it.
      list.reload();
      throw error;
    } finally {
      // The points may have changed without a response too.
      if (action === 'pay') reloadCalls(staleAfter.payWish);
    }
    setDone({ action, title: wish.event.title, transactionNumber });
  });

  const changed = (wish: WishListItem) => {
    if (!list.data) return list.reload();
    const data = withWish(list.data, wish);
    list.set({ data, total: data.length, unreadable: list.unreadable });
  };

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
        const response = await request('wishSequence', { params: { id: wish.wishId }, body: { sequence } });
        if (turn === newest.current) list.set(response);
      } catch (error) {
        list.reload();
        // The moves behind it continue.
        if (error instanceof CallError) setMoveFailed({ wish, error });
        else void reportError('unhandled', error);
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
    /** Shows a new wish, and announces that it is saved. */
    added: (wish: WishListItem) => {
      change.reset();
      setMoveFailed(null);
      changed(wish);
      setDone({ action: 'add', title: wish.event.title, transactionNumber: null });
    },
  };
}
