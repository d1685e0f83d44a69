import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '購物車 | {{brand}}',
  title: '購物車',

  events: { other: '{{count}} 個節目' },
  rule: '所有座位保留至同一時間，再加入座位不會延長時間。',
  sum: '{{events}}，{{tickets}}，保留至 {{time}}。',
  allReleased: '購物車現已清空。已移除的座位及原因列於下方。',

  holdTimer: '座位保留時間',
  held: '座位為你保留至倒數結束。',
  heldUrgent: '尚餘不足一分鐘，之後座位將不再保留。',
  timeUp: '保留時間已過，座位不再保留。',
  added: '已加入購物車：{{event}}，{{tickets}}。所有座位保留至 {{time}}。',
  removed: '已從購物車移除：{{event}}，{{tickets}}。',
  removedLast: '已從購物車移除：{{event}}，{{tickets}}。購物車沒有座位。',

  overlapTitle: '場次時間重疊',
  overlapWithTicket:
    '{{day}}：「{{first}}」（{{from}} 至 {{to}}）與你已購票的「{{second}}」（{{otherFrom}} 至 {{otherTo}}）時間重疊。',
  overlap: '{{day}}：「{{first}}」（{{from}} 至 {{to}}）與「{{second}}」（{{otherFrom}} 至 {{otherTo}}）時間重疊。',

  remove: '移除',
  removeHold: { other: '移除 {{count}} 個座位' },
  removing: '正在移除',
  togetherFilm: '電影座位必須相連，因此這 {{count}} 個座位只可一同移除。',
  togetherWheelchair: '輪椅位與陪同者座位只可一同移除。',
  togetherSideBySide: '只移除其中一個會留下單獨的空位，因此這 {{count}} 個座位只可一同移除。',
  heldTogether: '這 {{count}} 個座位同時保留，只可一同移除。',
  notSideBySide: '這些座位並非全部相連：此票區已沒有 {{count}} 個相連座位。',
  singleLeft: '這些座位旁邊會留下一個單獨空位。',

  releasedTitle: { other: '這 {{count}} 個座位已不在購物車' },
  releasedWhat: '{{zone}}：{{seats}}，{{amount}}',
  releasedWhatHidden: '已不再為你保留：',
  releasedHoldExpired: '保留時間在 {{time}} 屆滿，座位不再保留。沒有收取任何費用。',
  releasedBankDeclined: '銀行在 {{time}} 拒絕付款，座位不再保留。沒有收取任何費用。',
  releasedBankNoAnswer: '銀行在 {{time}} 前沒有回覆，座位不再保留。沒有收取任何費用。',
  releasedPerformanceCancelled: '主辦機構在 {{time}} 取消了此場次。沒有收取任何費用。',
  releasedCancelled: '你在 {{time}} 取消了訂單。沒有收取任何費用。',
  releasedAgain: { other: '再次保留這 {{count}} 個座位' },
  releasedAgainAll: { other: '再次保留 {{count}} 個座位' },
  releasedChoose: '查看餘下座位',
  releasedOtherTimes: '查看其他場次',
  releasedDismiss: '知道了',
  releasedDismissOf: '知道了，移除「{{event}}」的提示',
  releasedDismissAll: '移除所有提示',
  releasedHead: '已從購物車移除的座位',

  addAnother: '繼續加入其他節目',
  limit: '每筆交易最多 {{count}} 張門票，個別節目上限較低。',

  summary: '目前合計',
  lineEvent: { other: '{{event}} × {{count}}' },
  lineServiceCharge: { other: '服務費 {{count}} 張（不設退款）' },
  total: '目前合計 HK$',
  totalNote: '已包括所有收費。只有在下一步選用速遞才會另加（{{fee}} 起）。',
  totalNoteOnline: '已包括所有收費。線上節目沒有門票需要派送。',
  checkOut: '核對訂單',
  noChargeYet: '在核對頁確認前不會收費。',
  barTotal: '目前合計，{{time}}',

  emptyTitle: '購物車沒有座位。',
  emptyText: '選好的座位會在這裡保留 {{count}} 分鐘，讓你慢慢決定。',
  emptyAction: '瀏覽節目',

  awaitingBankTitle: '你的上一筆訂單正等候銀行回覆。',
  awaitingBankText: '請先完成該訂單，才可為購物車付款。',
  awaitingBankAction: '完成該訂單',
  paidTitle: '訂單已經付款。',
  paidText: '訂單 {{number}} 已經完成，門票在你的帳戶內，不會再收取任何費用。',
  paidAction: '查看收據',

  loading: '正在載入購物車',
};
