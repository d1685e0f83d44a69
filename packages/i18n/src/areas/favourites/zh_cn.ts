import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '我的收藏 | {{brand}}',
  loading: '正在加载你的收藏',
  upcoming: '即将上演',
  over: '往期节目',
  backOnSale: '恢复售票',
  backOnSaleTitle: { other: '收藏中有 {{count}} 个节目恢复售票' },
  backOnSaleText: '收藏时门票已售罄，现在可以购票：{{titles}}。',
  emptyText: '点击节目旁的心形，节目就会收藏到这里。',
  browse: '浏览节目',
  removed: '已取消收藏“{{title}}”。',
  undo: '撤销',
  undoOf: '撤销：继续收藏“{{title}}”',
  // Hearts of every page
  loginTitle: '登录后即可收藏节目',
  loginText: '收藏是会员服务。登录后将收藏“{{title}}”，并回到原来的位置。',
  expiredTitle: '登录已失效',
  expiredText: '账户有一段时间没有操作，“{{title}}”没有更改。请重新登录，再收藏该节目。',
  expiredRemoving: '账户有一段时间没有操作，“{{title}}”仍在收藏中。请重新登录，以取消收藏。',
  login: '登录',
  notNow: '暂不登录',
  messages: '收藏消息',
  added: '已收藏“{{title}}”。',
  addFailed: '未能收藏“{{title}}”。{{what}}',
  removeFailed: '未能取消收藏“{{title}}”。{{what}}',
  why: '{{reason}}。',
  uncertain: '暂时无法确定收藏是否已更改：“{{title}}”。{{what}}',
};
