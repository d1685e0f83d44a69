import type { Lang } from '@first-gong/domain';
import type { NoticeKind } from './rows.js';

interface NoticeWords {
  title: string;
  /** Paragraphs. */
  body: string[];
}

/** The words of every notice (spec §2 personal notice inbox), with `{{name}}` where a value goes. */
export const noticeWords: Record<Lang, Record<NoticeKind, NoticeWords>> = {
  en_us: {
    orderComplete: {
      title: 'Order {{number}} is complete',
      body: ['{{titles}}. Tickets: {{count}}. Open the order to see how to enter.'],
    },
    bankDeclined: {
      title: 'The bank declined order {{number}}',
      body: ['{{titles}}: nothing was charged, no points were used, and the seats have been released.'],
    },
    bankNoAnswer: {
      title: 'The bank did not answer for order {{number}}',
      body: ['{{titles}}: nothing was charged, no points were used, and the seats have been released.'],
    },
    paymentCancelled: {
      title: 'You cancelled the payment of order {{number}}',
      body: ['{{titles}}: nothing was charged, no points were used, and the seats have been released.'],
    },
    wishMatched: {
      title: 'Seats found: {{title}}',
      body: [
        '{{showTime}}, {{zone}}: {{seats}}.',
        'The seats are held for you until {{payUntil}}. Pay {{points}} points in your wish list by then. After that they are released.',
      ],
    },
    wishCourierTooLate: {
      title: 'E-tickets instead of a courier: {{title}}',
      body: ['A parcel would no longer arrive in time. Your wish is now for e-tickets, and no delivery is charged.'],
    },
    wishNotPaid: {
      title: 'A wish was cancelled: {{title}}',
      body: [
        'The wish was not paid in time, so its seats have been released. You can restore the wish in your wish list.',
      ],
    },
    wishPaymentFailed: {
      title: 'The payment of a wish failed: {{title}}',
      body: [
        'The {{points}} points were not paid in time, so no points were used and the seats have been released.',
        'Top up if you need more points, then restore the wish in your wish list.',
      ],
    },
    wishPerformanceBegun: {
      title: 'A wish has ended: {{title}}',
      body: ['The performance of {{showTime}} has begun, and no seats became free before it. No points were used.'],
    },
    topUpComplete: {
      title: '{{points}} points credited',
      body: ['Your top-up {{number}} is complete. Points do not expire.'],
    },
    cinemaClosed: {
      title: 'The cinema is closed: {{title}}',
      body: [
        'Typhoon signal no. 8 closes the cinema on the day of your show, {{showTime}} (order {{number}}). Please stay where you are safe.',
        'Look at the page of the event for news. Tickets of a show that moves to another day stay valid.',
      ],
    },
    rescheduled: {
      title: 'New time: {{title}}',
      body: [
        'Your performance of {{before}} is now on {{showTime}} (order {{number}}).',
        'Your tickets stay valid in the same seats. You need not exchange them, and they are not refunded.',
      ],
    },
    wishRescheduled: {
      title: 'A wish has a new time: {{title}}',
      body: [
        'The performance of {{before}} is now on {{showTime}}.',
        'Your wish goes on for the new time. If that does not suit you, cancel it in your wish list.',
      ],
    },
  },
  zh_hk: {
    orderComplete: {
      title: '訂單 {{number}} 已完成',
      body: ['{{titles}}：門票 {{count}} 張。入場方法請打開訂單查看。'],
    },
    bankDeclined: {
      title: '銀行拒絕了訂單 {{number}}',
      body: ['{{titles}}：沒有收取款項，沒有使用積分，座位不再保留。'],
    },
    bankNoAnswer: {
      title: '銀行未有回覆訂單 {{number}}',
      body: ['{{titles}}：沒有收取款項，沒有使用積分，座位不再保留。'],
    },
    paymentCancelled: {
      title: '你取消了訂單 {{number}} 的付款',
      body: ['{{titles}}：沒有收費，沒有使用積分，座位不再保留。'],
    },
    wishMatched: {
      title: '已編配座位：{{title}}',
      body: [
        '{{showTime}}，{{zone}}：{{seats}}。',
        '座位為你保留至 {{payUntil}}。請在此之前到願望清單以 {{points}} 積分付款，逾時座位不再保留。',
      ],
    },
    wishCourierTooLate: {
      title: '速遞改為電子門票：{{title}}',
      body: ['包裹已趕不及送達，這個願望現改為電子門票，不收運費。'],
    },
    wishNotPaid: {
      title: '願望已取消：{{title}}',
      body: ['付款時限已過，座位不再保留。你可以在願望清單還原這個願望。'],
    },
    wishPaymentFailed: {
      title: '願望付款失敗：{{title}}',
      body: [
        '未能在限時內付 {{points}} 積分，因此沒有使用積分，座位不再保留。',
        '如積分不足，請先增值，再到願望清單還原這個願望。',
      ],
    },
    wishPerformanceBegun: {
      title: '願望已結束：{{title}}',
      body: ['{{showTime}} 的場次已經開始，之前沒有空出座位。沒有使用任何積分。'],
    },
    topUpComplete: {
      title: '已存入 {{points}} 積分',
      body: ['增值 {{number}} 已完成。積分不會過期。'],
    },
    cinemaClosed: {
      title: '戲院關閉：{{title}}',
      body: [
        '八號颱風信號生效，戲院當日關閉，你 {{showTime}} 的場次（訂單 {{number}}）受影響。請留在安全地方。',
        '最新安排請查看節目頁面；場次如改期，門票仍然有效。',
      ],
    },
    rescheduled: {
      title: '場次改期：{{title}}',
      body: [
        '你原定 {{before}} 的場次改於 {{showTime}} 舉行（訂單 {{number}}）。',
        '原有門票有效，座位不變，無須更換，不設退款。',
      ],
    },
    wishRescheduled: {
      title: '願望場次改期：{{title}}',
      body: [
        '原定 {{before}} 的場次改於 {{showTime}} 舉行。',
        '你的願望會按新的日期時間保留。如不適合，可在願望清單取消。',
      ],
    },
  },
  zh_cn: {
    orderComplete: {
      title: '订单 {{number}} 已完成',
      body: ['{{titles}}：门票 {{count}} 张。入场方式请打开订单查看。'],
    },
    bankDeclined: {
      title: '银行拒绝了订单 {{number}}',
      body: ['{{titles}}：没有扣款，没有使用积分，座位已经释放。'],
    },
    bankNoAnswer: {
      title: '银行没有回复订单 {{number}}',
      body: ['{{titles}}：没有扣款，没有使用积分，座位已经释放。'],
    },
    paymentCancelled: {
      title: '你取消了订单 {{number}} 的付款',
      body: ['{{titles}}：没有扣款，没有使用积分，座位已经释放。'],
    },
    wishMatched: {
      title: '已匹配到座位：{{title}}',
      body: [
        '{{showTime}}，{{zone}}：{{seats}}。',
        '座位为你保留到 {{payUntil}}。请在此之前到心愿单用 {{points}} 积分付款，逾期座位不再保留。',
      ],
    },
    wishCourierTooLate: {
      title: '快递改为电子票：{{title}}',
      body: ['包裹已经来不及送到，这个心愿现在改为电子票，不收运费。'],
    },
    wishNotPaid: {
      title: '心愿已取消：{{title}}',
      body: ['没有在时限内付款，座位已经释放。你可以在心愿单里恢复这个心愿。'],
    },
    wishPaymentFailed: {
      title: '心愿支付失败：{{title}}',
      body: [
        '没有在时限内支付 {{points}} 积分，所以没有使用积分，座位已经释放。',
        '积分不够的话请先充值，再到心愿单恢复这个心愿。',
      ],
    },
    wishPerformanceBegun: {
      title: '心愿已结束：{{title}}',
      body: ['{{showTime}} 的场次已经开始，此前没有空出座位。没有使用任何积分。'],
    },
    topUpComplete: {
      title: '已到账 {{points}} 积分',
      body: ['充值 {{number}} 已完成。积分不会过期。'],
    },
    cinemaClosed: {
      title: '影院关闭：{{title}}',
      body: [
        '八号台风信号生效，影院当天关闭，你 {{showTime}} 的场次（订单 {{number}}）受影响。请留在安全的地方。',
        '最新安排请查看节目页面；场次如改期，门票依然有效。',
      ],
    },
    rescheduled: {
      title: '演出改期：{{title}}',
      body: [
        '你原定 {{before}} 的场次改到 {{showTime}} 举行（订单 {{number}}）。',
        '已购门票依然有效，座位不变，无需更换，不予退票。',
      ],
    },
    wishRescheduled: {
      title: '心愿场次改期：{{title}}',
      body: [
        '原定 {{before}} 的场次改到 {{showTime}} 举行。',
        '你的心愿会按新的时间保留。如果不合适，可以在心愿单里取消。',
      ],
    },
  },
};

/** The label of the link in a mail about a wish. */
export const wishListLink: Record<Lang, string> = {
  en_us: 'Open the wish list',
  zh_hk: '打開願望清單',
  zh_cn: '打开心愿单',
};
