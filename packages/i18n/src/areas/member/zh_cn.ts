import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  navLabel: '会员服务',
  points: '积分',
  wishList: '心愿单',
  cart: '购物车',
  notices: '通知',
  info: '会员资料',
  complete: '已完成',
  awaitingLink: '打开收据',
};
