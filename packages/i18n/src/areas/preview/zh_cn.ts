import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '付款前核对 | 开锣',
  title: '付款前核对',
  finalTitle: '点击“确认付款”后，订单不可更改或取消。',
  finalText: '银行批准后会立即扣款，门票不退不换。',

  order: '订单',
  orderCount: '{{events}}，{{tickets}}',
  backToCart: '返回购物车',

  collection: '取票方式',
  eTicketText: '付款后立即存入会员账户',
  kioskText: '凭确认号码在自助取票机打印',
  pickUpText: '预约日期后到售票处领取',
  courier: '快递（{{place}}）',
  courierText: '寄往{{address}}。{{date}}及之前可选。',
  courierTooLate: '演出前 {{count}} 天停止受理快递，此订单已停止受理快递。',
  courierNoAddress: '会员账户没有邮寄地址。请选择其他方式，或添加地址后再来。',
  hongKong: '香港',
  macau: '澳门',
  mainland: '中国内地',
  overseas: '其他国家和地区',
  courierTo: '寄往{{address}}。',
  free: '免费',

  points: '积分抵扣',
  pointsBalance: { other: '余额 {{points}} 分' },
  pointsUse: '使用积分',
  pointsHint: '{{rate}} 分抵 HK$1，仅限整元。最多可用 {{usable}} 分。',
  pointsUseAll: '全部使用',
  pointsOff: '抵扣',
  pointsNone: '你暂时没有可用的积分。',
  pointsNotInProgramme: '该节目不参与积分计划：不会获得积分，也不能用积分支付。',

  pointsNotEarned: '“{{event}}”不参与积分计划：不会获得积分，也不能用积分支付。',

  payment: '支付方式',
  creditCardText: '接受四个信用卡品牌',
  eWalletText: '在银行页面打开你的钱包',
  paymentAppText: '在银行页面扫码或跳转到应用',

  summary: '付款明细',
  lineTickets: '门票 × {{count}}',
  lineServiceCharge: '服务费（不予退还）',
  linePoints: '积分抵扣 {{points}} 分',
  total: '应付 HK$',
  paidBy: '支付方式',
  earn: '完成后可得',
  earnPoints: { other: '+{{points}} 分' },
  earnNone: '没有积分',
  agree: '我已核对节目、日期、座位和金额，并了解门票售出后不退不换，服务费也不退还。',
  confirm: '确认付款 {{amount}}',
  confirming: '正在联系银行',
  updating: '正在计算总额',
  cancel: '取消订单',
  toPay: '前往付款',
  barTotal: '应付 · {{time}}',
  buyer: '购票会员',

  cancelTitle: '取消这笔订单？',
  cancelText: { other: '{{count}} 个座位会释放。' },
  cancelNothing: '没有收取任何费用。座位会立即重新发售。',
  cancelKeep: '保留订单',
  cancelYes: '取消订单',
  cancelling: '正在取消',

  errorTitle: '订单尚未确认，没有收取任何费用。',
  noAnswer: '你的选择仍然保留。可以放心重试：同一笔订单不会重复扣款。',

  expiredTitle: '座位已释放，请重新选座。',
  expiredText: '订单确认前保留时间已到。没有收取任何费用。',

  awaitingBankTitle: '订单正在等待银行回复。',
  awaitingBankText: '你已确认订单 {{number}}，等待期间会为你保留座位，最多只扣款一次。',
  toOrder: '查看订单',

  emptyTitle: '没有需要核对的订单。',
  emptyText: '购物车里没有座位。请先选座，再回来付款。',
  loading: '正在计算订单',
};
