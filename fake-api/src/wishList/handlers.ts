import { type Lang, RuleError, type WishListItem } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import type { ShopStore } from '../state.js';
import type { WishRow } from './rows.js';
import { wishView } from './view.js';
import type { Wishes } from './wishes.js';
import { lineOf, type WishIndex } from './wishIndex.js';

export type WishListNames = 'wishList' | 'addWish' | 'wishSequence' | 'payWish' | 'restoreWish' | 'removeWish';

export interface WishListParts {
  store: ShopStore;
  wishes: Wishes;
  index: WishIndex;
  /** spec §3 config: whether there is a wish list at all (spec §6). */
  showWishList: () => boolean;
}

/** The wish list (spec §4 Wish list). */
export function createWishListHandlers(parts: WishListParts): HandlersOf<WishListNames> {
  const { store, wishes, index, showWishList } = parts;

  const requireOn = () => {
    if (!showWishList()) throw new RuleError('wishListOff');
  };

  const listOf = (memberId: string, lang: Lang): WishListItem[] =>
    index.of(store.read(), memberId).map((wish, place) => ({
      ...wishView(wish, index.line(store.read(), lineOf(wish)), lang),
      sorting: place + 1,
    }));

  const itemOf = ({ id, memberId }: WishRow, lang: Lang): WishListItem => {
    const item = listOf(memberId, lang).find(({ wishId }) => wishId === id);
    if (item === undefined) throw new RuleError('wishNotFound');
    return item;
  };

  return {
    wishList({ member, lang }) {
      requireOn();
      return listOf(member().id, lang);
    },
    async addWish({ member, body, lang }) {
      requireOn();
      return itemOf(await wishes.add(member().id, body, lang), lang);
    },
    async wishSequence({ member, params, body, lang }) {
      requireOn();
      await wishes.move(member().id, params.id ?? '', body.sequence);
      return listOf(member().id, lang);
    },
    async payWish({ member, params, lang }) {
      requireOn();
      return itemOf(await wishes.pay(member().id, params.id ?? '', lang), lang);
    },
    async restoreWish({ member, params, lang }) {
      requireOn();
      return itemOf(await wishes.restore(member().id, params.id ?? ''), lang);
    },
    async removeWish({ member, params, lang }) {
      requireOn();
      await wishes.remove(member().id, params.id ?? '');
      return listOf(member().id, lang);
    },
  };
}
