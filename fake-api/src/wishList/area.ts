import { type Lang, RuleError, type WishListItem } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { createMatching, type MatchingDependencies } from './matching.js';
import { lineOf, listOf, type WishRow, wishesIn, wishTable } from './rows.js';
import { wishView } from './view.js';
import { createWishes, type WishDependencies } from './wishes.js';

export type WishListAreaDependencies = Omit<MatchingDependencies, 'now'> &
  Pick<WishDependencies, 'findOnSale' | 'orders'>;

/** The wish list (spec §4 Wish list). */
export function createWishListArea({ store, now, settings }: Shop, parts: WishListAreaDependencies) {
  const { inventory, findOnSale, orders } = parts;
  const matching = createMatching({ ...parts, now });
  const wishes = createWishes({ store, inventory, findOnSale, matching, orders, now });

  const viewOf = (memberId: string, lang: Lang): WishListItem[] =>
    listOf(store.read(), memberId).map((wish, place) => ({
      ...wishView(wish, wishesIn(store.read(), lineOf(wish)), lang),
      sorting: place + 1,
    }));

  const itemOf = ({ id, memberId }: WishRow, lang: Lang): WishListItem => {
    const item = viewOf(memberId, lang).find(({ wishId }) => wishId === id);
    if (item === undefined) throw new RuleError('wishNotFound');
    return item;
  };

  /** A call that is rejected while the wish list is off (spec §3 config, §6). */
  const whileOn =
    <Context, Answer>(handle: (context: Context) => Answer) =>
    (context: Context): Answer => {
      if (!settings.read().showWishList) throw new RuleError('wishListOff');
      return handle(context);
    };

  const handlers = {
    wishList: whileOn(({ member, lang }) => viewOf(member().id, lang)),
    addWish: whileOn(async ({ member, body, lang }) => itemOf(await wishes.add(member().id, body, lang), lang)),
    wishSequence: whileOn(async ({ member, params, body, lang }) => {
      await wishes.move(member().id, params.id ?? '', body.sequence);
      return viewOf(member().id, lang);
    }),
    payWish: whileOn(async ({ member, params, body, lang }) =>
      itemOf(await wishes.pay(member().id, params.id ?? '', lang, body.seen), lang),
    ),
    restoreWish: whileOn(async ({ member, params, lang }) =>
      itemOf(await wishes.restore(member().id, params.id ?? ''), lang),
    ),
    removeWish: whileOn(async ({ member, params, lang }) => {
      await wishes.remove(member().id, params.id ?? '');
      return viewOf(member().id, lang);
    }),
  } satisfies Partial<Handlers>;

  return {
    watchers: [matching.watcher],
    deadlineHandlers: [{ table: wishTable, onDeadline: matching.onDeadline }],
    handlers,
    // Freed seats go to waiting wishes before other requests can see them.
    endTransaction: matching.serveFreed,
    wishes,
    matching,
  };
}
