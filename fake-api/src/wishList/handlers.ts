import { type Lang, RuleError, type WishListItem } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import type { Store } from '../store/index.js';
import type { WishRow } from './rows.js';
import { wishView } from './view.js';
import type { Wishes } from './wishes.js';
import { lineOf, type WishIndex } from './wishIndex.js';

export interface WishListParts {
  store: Store;
  wishes: Wishes;
  index: WishIndex;
  /** Whether the shop has a wish list (spec §3 config, §6). */
  isOn: () => boolean;
}

/** The wish list (spec §4 Wish list). */
export function wishListHandlers(parts: WishListParts) {
  const { store, wishes, index, isOn } = parts;

  const requireOn = () => {
    if (!isOn()) throw new RuleError('wishListOff');
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
    async payWish({ member, params, body, lang }) {
      requireOn();
      return itemOf(await wishes.pay(member().id, params.id ?? '', lang, body.seen), lang);
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
  } satisfies Partial<Handlers>;
}
