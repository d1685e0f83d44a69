import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '付款前核對 | 開鑼',
  title: '付款前核對',
  finalTitle: '按下「確認付款」後，訂單即告確定。',
  finalText: '銀行批核後會即時扣款，訂單不可取消、更改、退款或更換。',

  order: '訂單',
  orderCount: '{{events}}，{{tickets}}',
  backToCart: '返回購物車',

  collection: '取票方式',
  eTicketText: '付款後即時存入會員帳戶',
  kioskText: '憑確認編號在取票機列印',
  pickUpText: '預約日子後到售票處領取',
  courier: '速遞（{{place}}）',
  courierText: '送到{{address}}。{{date}}或之前可選用。',
  courierTooLate: '演出前 {{count}} 日停止受理速遞，此訂單已不能選用速遞。',
  courierNoAddress: '會員帳戶沒有郵寄地址。請選用其他方式，或加入地址後再來。',
  hongKong: '香港',
  macau: '澳門',
  mainland: '中國內地',
  overseas: '其他國家及地區',
  courierTo: '送到{{address}}。',
  free: '免費',

  points: '積分抵扣',
  pointsBalance: { other: '結餘 {{points}} 分' },
  pointsUse: '使用積分',
  pointsHint: '{{rate}} 分抵 HK$1，只限整元。最多可用 {{usable}} 分。',
  pointsUseAll: '全部使用',
  pointsOff: '抵扣',
  pointsNone: '你暫時沒有可用的積分。',
  pointsNotInProgramme: '此節目不參與積分計劃：不會獲得積分，亦不可用積分付款。',

  pointsNotEarned: '「{{event}}」不參與積分計劃：不會獲得積分，亦不可用積分付款。',

  payment: '付款方式',
  creditCardText: '接受四個信用卡品牌',
  eWalletText: '在銀行頁面開啟你的錢包',
  paymentAppText: '在銀行頁面掃描或轉到應用程式',

  summary: '付款摘要',
  lineTickets: '門票 × {{count}}',
  lineServiceCharge: '服務費（不設退款）',
  linePoints: '積分抵扣 {{points}} 分',
  total: '應付 HK$',
  paidBy: '付款方式',
  earn: '完成後可得',
  earnPoints: { other: '+{{points}} 分' },
  earnNone: '沒有積分',
  agree: '我已核對節目、日期、座位和金額，並明白門票售出後不設退款或更換，服務費亦不設退款。',
  confirm: '確認付款 {{amount}}',
  confirming: '正在聯絡銀行',
  updating: '正在計算總額',
  cancel: '取消訂單',
  toPay: '前往付款',
  barTotal: '應付 ・ {{time}}',
  buyer: '購票會員',

  cancelTitle: '取消這筆訂單？',
  cancelText: { other: '{{count}} 個座位將不再保留。' },
  cancelNothing: '沒有收取任何費用。座位會即時重新發售。',
  cancelKeep: '保留訂單',
  cancelYes: '取消訂單',
  cancelling: '正在取消',

  errorTitle: '訂單尚未確認，沒有收取任何費用。',
  noAnswer: '你的選擇仍然保留。可以放心再試：同一筆訂單不會重複收費。',

  expiredTitle: '座位不再保留，請重新選位。',
  expiredText: '訂單確認前保留時間已過。沒有收取任何費用。',

  awaitingBankTitle: '訂單正等候銀行回覆。',
  awaitingBankText: '你已確認訂單 {{number}}，等候期間會為你保留座位，最多只收費一次。',
  toOrder: '查看訂單',

  emptyTitle: '沒有需要核對的訂單。',
  emptyText: '購物車沒有座位。請先選位，再回來付款。',
  loading: '正在計算訂單',
};
