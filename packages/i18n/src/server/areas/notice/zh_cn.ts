import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  orderComplete_title: '订单 {{number}} 已完成',
  orderComplete_body: '{{titles}}：门票 {{count}} 张。入场方式请打开订单查看。',
  bankDeclined_title: '银行拒绝了订单 {{number}}',
  bankDeclined_body: '{{titles}}：没有扣款，没有使用积分，座位已经释放。',
  bankNoAnswer_title: '银行没有回复订单 {{number}}',
  bankNoAnswer_body: '{{titles}}：没有扣款，没有使用积分，座位已经释放。',
  paymentCancelled_title: '你取消了订单 {{number}} 的付款',
  paymentCancelled_body: '{{titles}}：没有扣款，没有使用积分，座位已经释放。',
  wishMatched_title: '已匹配到座位：{{title}}',
  wishMatched_body:
    '{{showTime}}，{{zone}}：{{seats}}。\n座位为你保留到 {{payUntil}}。请在此之前到心愿单用 {{points}} 积分付款，逾期座位不再保留。',
  wishCourierTooLate_title: '快递改为电子票：{{title}}',
  wishCourierTooLate_body: '包裹已经来不及送到，这个心愿现在改为电子票，不收运费。',
  wishNotPaid_title: '心愿已取消：{{title}}',
  wishNotPaid_body: '没有在时限内付款，座位已经释放。你可以在心愿单里恢复这个心愿。',
  wishPaymentFailed_title: '心愿支付失败：{{title}}',
  wishPaymentFailed_body:
    '没有在时限内支付 {{points}} 积分，所以没有使用积分，座位已经释放。\n积分不够的话请先充值，再到心愿单恢复这个心愿。',
  wishPerformanceBegun_title: '心愿已结束：{{title}}',
  wishPerformanceBegun_body: '{{showTime}} 的场次已经开始，此前没有空出座位。没有使用任何积分。',
  topUpComplete_title: '已到账 {{points}} 积分',
  topUpComplete_body: '充值 {{number}} 已完成。积分不会过期。',
  cinemaClosed_title: '影院关闭：{{title}}',
  cinemaClosed_body:
    '八号台风信号生效，影院当天关闭，你 {{showTime}} 的场次（订单 {{number}}）受影响。请留在安全的地方。\n最新安排请查看节目页面；场次如改期，门票依然有效。',
  performanceCancelled_title: '演出取消：{{title}}',
  performanceCancelled_body:
    '{{showTime}} 的场次已取消（订单 {{number}}），该场门票失效。\n票款 {{amount}} 将按原支付方式退还，并退还 {{returned}} 积分；该场门票获得的 {{taken}} 积分将扣回。你无需办理任何手续。',
  orderPerformanceCancelled_title: '订单 {{number}} 没有扣款',
  orderPerformanceCancelled_body:
    '{{titles}}：主办方在银行批准前取消了订单中的场次。没有扣款，也没有使用积分。\n其他场次的座位已放回购物车。',
  wishPerformanceCancelled_title: '心愿已结束：{{title}}',
  wishPerformanceCancelled_body: '主办方已取消 {{showTime}} 的场次。没有使用积分。',
  rescheduled_title: '演出改期：{{title}}',
  rescheduled_body:
    '你原定 {{before}} 的场次改到 {{showTime}} 举行（订单 {{number}}）。\n已购门票依然有效，座位不变，无需更换，不予退票。',
  wishRescheduled_title: '心愿场次改期：{{title}}',
  wishRescheduled_body:
    '原定 {{before}} 的场次改到 {{showTime}} 举行。\n你的心愿会按新的时间保留。如果不合适，可以在心愿单里取消。',
  wishListLink: '打开心愿单',
};
