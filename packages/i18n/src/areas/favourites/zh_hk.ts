import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '我的最愛 | {{brand}}',
  loading: '正在載入你的最愛',
  upcoming: '即將上演',
  over: '過往節目',
  backOnSale: '再有門票',
  backOnSaleTitle: { other: '你的最愛中有 {{count}} 個節目再有門票' },
  backOnSaleText: '加入最愛時門票已售罄，現在可以購票：{{titles}}。',
  emptyText: '按節目旁的心形，節目便會收在這裡。',
  browse: '瀏覽節目',
  removed: '已從我的最愛移除「{{title}}」。',
  undo: '復原',
  undoOf: '復原：把「{{title}}」留在我的最愛',
  // Hearts of every page
  loginTitle: '登入後便可收藏節目',
  loginText: '我的最愛是會員服務。登入後會加入「{{title}}」，並返回原來的位置。',
  expiredTitle: '登入已逾時',
  expiredText: '帳戶閒置了一段時間，「{{title}}」未有更改。請重新登入，再加入最愛。',
  expiredRemoving: '帳戶閒置了一段時間，「{{title}}」仍在我的最愛。請重新登入，以移除這個節目。',
  login: '登入',
  notNow: '暫時不要',
  messages: '我的最愛訊息',
  added: '已把「{{title}}」加入我的最愛。',
  addFailed: '未能把「{{title}}」加入我的最愛。{{what}}',
  removeFailed: '未能從我的最愛移除「{{title}}」。{{what}}',
  why: '{{reason}}。',
  uncertain: '暫時未能確定我的最愛有否更改：「{{title}}」。{{what}}',
};
