import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  orderComplete_title: '訂單 {{number}} 已完成',
  orderComplete_body: '{{titles}}：門票 {{count}} 張。入場方法請打開訂單查看。',
  bankDeclined_title: '銀行拒絕了訂單 {{number}}',
  bankDeclined_body: '{{titles}}：沒有收取款項，沒有使用積分，座位不再保留。',
  bankNoAnswer_title: '銀行未有回覆訂單 {{number}}',
  bankNoAnswer_body: '{{titles}}：沒有收取款項，沒有使用積分，座位不再保留。',
  paymentCancelled_title: '你取消了訂單 {{number}} 的付款',
  paymentCancelled_body: '{{titles}}：沒有收費，沒有使用積分，座位不再保留。',
  wishMatched_title: '已編配座位：{{title}}',
  wishMatched_body:
    '{{showTime}}，{{zone}}：{{seats}}。\n座位為你保留至 {{payUntil}}。請在此之前到願望清單以 {{points}} 積分付款，逾時座位不再保留。',
  wishCourierTooLate_title: '速遞改為電子門票：{{title}}',
  wishCourierTooLate_body: '包裹已趕不及送達，這個願望現改為電子門票，不收運費。',
  wishNotPaid_title: '願望已取消：{{title}}',
  wishNotPaid_body: '付款時限已過，座位不再保留。你可以在願望清單還原這個願望。',
  wishPaymentFailed_title: '願望付款失敗：{{title}}',
  wishPaymentFailed_body:
    '未能在限時內付 {{points}} 積分，因此沒有使用積分，座位不再保留。\n如積分不足，請先增值，再到願望清單還原這個願望。',
  wishPerformanceBegun_title: '願望已結束：{{title}}',
  wishPerformanceBegun_body: '{{showTime}} 的場次已經開始，之前沒有空出座位。沒有使用任何積分。',
  topUpComplete_title: '已存入 {{points}} 積分',
  topUpComplete_body: '增值 {{number}} 已完成。積分不會過期。',
  cinemaClosed_title: '戲院關閉：{{title}}',
  cinemaClosed_body:
    '八號颱風信號生效，戲院當日關閉，你 {{showTime}} 的場次（訂單 {{number}}）受影響。請留在安全地方。\n最新安排請查看節目頁面；場次如改期，門票仍然有效。',
  performanceCancelled_title: '場次取消：{{title}}',
  performanceCancelled_body:
    '{{showTime}} 的場次已取消（訂單 {{number}}），該場門票失效。\n票款 {{amount}} 會按原付款方式退還，並退還 {{returned}} 分；該場門票賺得的 {{taken}} 分會扣回。你無須辦理任何手續。',
  orderPerformanceCancelled_title: '訂單 {{number}} 沒有收費',
  orderPerformanceCancelled_body:
    '{{titles}}：主辦機構在銀行批核前取消了訂單內的場次。沒有收費，亦沒有使用積分。\n其他場次的座位已重新加入購物車。',
  wishPerformanceCancelled_title: '願望已結束：{{title}}',
  wishPerformanceCancelled_body: '主辦機構已取消 {{showTime}} 的場次。沒有使用積分。',
  rescheduled_title: '場次改期：{{title}}',
  rescheduled_body:
    '你原定 {{before}} 的場次改於 {{showTime}} 舉行（訂單 {{number}}）。\n原有門票有效，座位不變，無須更換，不設退款。',
  wishRescheduled_title: '願望場次改期：{{title}}',
  wishRescheduled_body:
    '原定 {{before}} 的場次改於 {{showTime}} 舉行。\n你的願望會按新的日期時間保留。如不適合，可在願望清單取消。',
  wishListLink: '打開願望清單',
};
