import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  navLabel: '會員服務',
  points: '積分',
  wishList: '願望清單',
  cart: '購物車',
  notices: '通知',
  info: '會員資料',
  complete: '完成',
  awaitingLink: '開啟收據',
};
