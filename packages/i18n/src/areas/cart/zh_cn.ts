import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '购物车 | {{brand}}',
  title: '购物车',

  events: { other: '{{count}} 个节目' },
  rule: '座位全部保留到同一时间，继续添加不会延长时间。',
  sum: '{{events}}，{{tickets}}，保留到 {{time}}。',
  allReleased: '购物车已清空。移除的座位及原因见下方。',

  holdTimer: '座位保留时间',
  held: '座位为你保留到倒计时结束。',
  heldUrgent: '剩余不到一分钟，之后座位会释放。',
  timeUp: '保留时间已到，座位已释放。',
  added: '已加入购物车：{{event}}，{{tickets}}。座位全部保留到 {{time}}。',
  removed: '已从购物车移除：{{event}}，{{tickets}}。',
  removedLast: '已从购物车移除：{{event}}，{{tickets}}。购物车里没有座位。',

  overlapTitle: '场次时间冲突',
  overlapWithTicket:
    '{{day}}：“{{first}}”（{{from}} 至 {{to}}）与你已购票的“{{second}}”（{{otherFrom}} 至 {{otherTo}}）时间冲突。',
  overlap: '{{day}}：“{{first}}”（{{from}} 至 {{to}}）与“{{second}}”（{{otherFrom}} 至 {{otherTo}}）时间冲突。',

  remove: '移除',
  removeHold: { other: '移除 {{count}} 个座位' },
  removing: '正在移除',
  togetherFilm: '电影座位必须相连，因此这 {{count}} 个座位只能一起移除。',
  togetherWheelchair: '轮椅位与陪同者座位只能一起移除。',
  togetherSideBySide: '只移除其中一个会留下单独的空座，因此这 {{count}} 个座位只能一起移除。',
  heldTogether: '这 {{count}} 个座位是同时保留的，只能一起移除。',
  notSideBySide: '这些座位不全相连：该票区已没有 {{count}} 个连座。',
  singleLeft: '这些座位旁边会剩下一个单座。',

  releasedTitle: { other: '这 {{count}} 个座位已不在购物车' },
  releasedWhat: '{{zone}}：{{seats}}，{{amount}}',
  releasedWhatHidden: '不再为你保留：',
  releasedHoldExpired: '保留时间于 {{time}} 到期，座位已释放。没有收取任何费用。',
  releasedBankDeclined: '银行于 {{time}} 拒绝付款，座位已释放。没有收取任何费用。',
  releasedBankNoAnswer: '银行在 {{time}} 前没有回复，座位已释放。没有收取任何费用。',
  releasedPerformanceCancelled: '主办方在 {{time}} 取消了该场次。没有收取任何费用。',
  releasedCancelled: '你于 {{time}} 取消了订单。没有收取任何费用。',
  releasedAgain: { other: '再次保留这 {{count}} 个座位' },
  releasedAgainAll: { other: '再次保留 {{count}} 个座位' },
  releasedChoose: '查看剩余座位',
  releasedOtherTimes: '查看其他场次',
  releasedDismiss: '知道了',
  releasedDismissOf: '知道了，移除“{{event}}”的提示',
  releasedDismissAll: '移除所有提示',
  releasedHead: '已从购物车移除的座位',

  addAnother: '继续添加其他节目',
  limit: '每笔交易最多 {{count}} 张门票，个别节目上限更低。',

  summary: '当前合计',
  lineEvent: { other: '{{event}} × {{count}}' },
  lineServiceCharge: { other: '服务费 {{count}} 张（不予退还）' },
  total: '当前合计 HK$',
  totalNote: '已包含所有费用。只有在下一步选择快递才会另加（{{fee}} 起）。',
  totalNoteOnline: '已包含所有费用。线上节目没有门票需要寄送。',
  checkOut: '核对订单',
  noChargeYet: '在核对页确认之前不会收费。',
  barTotal: '当前合计\u00a0·\u00a0{{time}}',

  emptyTitle: '购物车里没有座位。',
  emptyText: '选好的座位会在这里保留 {{count}} 分钟，供你慢慢决定。',
  emptyAction: '浏览节目',

  awaitingBankTitle: '你的上一笔订单正在等待银行回复。',
  awaitingBankText: '请先完成该订单，才能支付购物车。',
  awaitingBankAction: '完成该订单',
  paidTitle: '订单已经付款。',
  paidText: '订单 {{number}} 已经完成，门票在你的账户里，不会再扣款。',
  paidAction: '查看收据',

  loading: '正在加载购物车',
};
