import type { Lang } from '@first-gong/domain';
import type { CardProblem } from '../card.js';

/** The words of the sample bank and of its wallet. */
export interface BankWords {
  title: string;
  about: string;
  name: string;
  payee: string;
  order: string;
  topUp: string;
  change: string;
  askedAt: string;
  waitsUntil: string;

  card: string;
  cardHint: string;
  cardNumber: string;
  brand: string;
  expiry: string;
  expiryHint: string;
  securityCode: string;
  securityCodeHint: string;
  pay: string;
  cancel: string;
  cancelHint: { order: string; topUp: string; change: string };
  samples: string;
  sampleDeclined: string;
  refusedTitle: string;
  refusedText: string;
  problems: Record<CardProblem, string>;

  eWallet: { title: string; scan: string; open: string; codeLabel: string };
  paymentApp: { title: string; scan: string; open: string; codeLabel: string };
  handOver: string;
  waiting: string;
  lost: string;
  backTo: { order: string; topUp: string; change: string };
  backToShop: string;

  walletName: string;
  walletAbout: string;
  walletPay: string;
  walletRefuse: string;
  walletDone: string;
  walletDoneText: string;

  demo: string;
  approve: string;
  decline: string;
  neverAnswer: string;
  neverAnswerHint: { order: string; topUp: string; change: string };
  settled: string;
  settledText: string;
  unknown: string;
  unknownText: string;
}

export const bankWords: Record<Lang, BankWords> = {
  en_us: {
    title: 'Sample Bank approval',
    about: 'This bank is part of the demonstration. No money moves. Do not enter a real card.',
    name: 'Sample Bank',
    payee: 'to First Gong',
    order: 'Order',
    topUp: 'Top-up',
    change: 'Change of collection method',
    askedAt: 'Requested at',
    waitsUntil: 'Waits until',

    card: 'Your card',
    cardHint: 'The bank takes {{brands}}. First Gong learns the last four digits only.',
    cardNumber: 'Card number',
    brand: 'Card brand: {{brand}}',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, as on the card: 08/29',
    securityCode: 'Security code',
    securityCodeHint: '3 digits on the back, or 4 on the front of American Express',
    pay: 'Pay {{amount}}',
    cancel: 'Cancel the payment',
    cancelHint: {
      order: 'Nothing is charged then, and the seats are released at once.',
      topUp: 'Nothing is charged then.',
      change: 'Nothing is charged then, and the collection method stays as it is.',
    },
    samples: 'Cards of the demonstration, with any later date and any code:',
    sampleDeclined: 'The bank declines this one.',
    refusedTitle: 'Nothing was charged. Check the card.',
    refusedText: 'For your security we do not keep card details. Enter them again.',
    problems: {
      numberMissing: 'Enter the card number.',
      brandUnknown: 'Enter the number of a card of the four brands.',
      numberInvalid: 'This card number has a wrong or missing digit. Compare it with the card.',
      expiryMissing: 'Enter the expiry date.',
      expiryInvalid: 'Enter the expiry date as month and year, for example 08/29.',
      expired: 'This card has expired. Use another card.',
      codeMissing: 'Enter the security code.',
      codeInvalid: 'The security code does not have as many digits as this card brand prints.',
    },

    eWallet: {
      title: 'Pay with your e-wallet',
      scan: 'Scan the code with your e-wallet, and approve the payment there.',
      open: 'Open the e-wallet on this device',
      codeLabel: 'QR code of this payment for your e-wallet',
    },
    paymentApp: {
      title: 'Pay with your payment app',
      scan: 'Scan the code with your payment app, and approve the payment there.',
      open: 'Switch to the payment app',
      codeLabel: 'QR code of this payment for your payment app',
    },
    handOver: 'Is the wallet or app on this device? No code is needed then.',
    waiting: 'Waiting for your answer there. This page goes on by itself.',
    lost: 'We cannot reach the bank. We will keep trying. Nothing is charged twice.',
    backTo: { order: 'Back to the order', topUp: 'Back to the top-ups', change: 'Back to the request' },
    backToShop: 'Back to First Gong',

    walletName: 'Sample wallet',
    walletAbout: 'This wallet stands for every e-wallet and payment app. No money moves.',
    walletPay: 'Pay {{amount}}',
    walletRefuse: 'Let the wallet decline',
    walletDone: 'The bank has your answer.',
    walletDoneText: 'Go on at the other device. You can close this page.',

    demo: 'Or decide the answer of the bank yourself',
    approve: 'Approve',
    decline: 'Decline',
    neverAnswer: 'Never answer',
    neverAnswerHint: {
      order:
        '“Never answer” leaves the order pending. When the bank’s time is over, First Gong cancels it and releases the seats.',
      topUp: '“Never answer” leaves the top-up pending. When the bank’s time is over, First Gong cancels it.',
      change: '“Never answer” leaves the request pending. When the bank’s time is over, First Gong cancels it.',
    },
    settled: 'Nothing to answer',
    settledText: 'This payment has already been settled. The bank charges nothing more.',
    unknown: 'No such payment',
    unknownText: 'The bank does not know a payment at this address. Open the payment from your order again.',
  },
  zh_hk: {
    title: '示範銀行授權',
    about: '這家銀行是示範的一部分，不會轉帳。請勿輸入真實的卡號。',
    name: '示範銀行',
    payee: '付款予開鑼',
    order: '訂單',
    topUp: '增值',
    change: '更改取票方式',
    askedAt: '要求時間',
    waitsUntil: '等候至',

    card: '你的信用卡',
    cardHint: '銀行接受 {{brands}}。開鑼只會得知尾四位數字。',
    cardNumber: '卡號',
    brand: '信用卡品牌：{{brand}}',
    expiry: '有效期至',
    expiryHint: '與卡上相同的月份和年份，例如 08/29',
    securityCode: '安全碼',
    securityCodeHint: '卡背的三位數字；American Express 是正面的四位數字',
    pay: '支付 {{amount}}',
    cancel: '取消付款',
    cancelHint: {
      order: '取消後不會收費，座位即時重新發售。',
      topUp: '取消後不會收費。',
      change: '取消後不會收費，取票方式維持不變。',
    },
    samples: '示範用的卡號，有效期填任何未到的月份，安全碼可任意填寫：',
    sampleDeclined: '銀行會拒絕這張卡。',
    refusedTitle: '沒有收費，請核對信用卡資料。',
    refusedText: '為保障安全，我們不會保留信用卡資料，請重新輸入。',
    problems: {
      numberMissing: '請輸入卡號。',
      brandUnknown: '請輸入四個品牌之一的信用卡卡號。',
      numberInvalid: '卡號有錯漏的數字，請與卡上核對。',
      expiryMissing: '請輸入有效期。',
      expiryInvalid: '請以月份和年份輸入有效期，例如 08/29。',
      expired: '這張卡已經過期，請使用另一張卡。',
      codeMissing: '請輸入安全碼。',
      codeInvalid: '安全碼的位數與這個品牌的卡不符。',
    },

    eWallet: {
      title: '以電子錢包付款',
      scan: '用電子錢包掃描二維碼，然後在電子錢包內確認付款。',
      open: '在這部裝置開啟電子錢包',
      codeLabel: '這筆付款的二維碼，供電子錢包掃描',
    },
    paymentApp: {
      title: '以支付應用程式付款',
      scan: '用支付應用程式掃描二維碼，然後在程式內確認付款。',
      open: '轉到支付應用程式',
      codeLabel: '這筆付款的二維碼，供支付應用程式掃描',
    },
    handOver: '錢包或應用程式就在這部裝置？不用掃描。',
    waiting: '正在等候你在那邊確認，本頁會自動繼續。',
    lost: '暫時連不上銀行，本頁會繼續查詢，不會重複收費。',
    backTo: { order: '返回訂單', topUp: '返回增值紀錄', change: '返回更改申請' },
    backToShop: '返回開鑼',

    walletName: '示範錢包',
    walletAbout: '這個錢包代表各種電子錢包和支付應用程式，不會轉帳。',
    walletPay: '支付 {{amount}}',
    walletRefuse: '由錢包拒絕付款',
    walletDone: '銀行已經收到你的回覆。',
    walletDoneText: '請在另一部裝置繼續，本頁可以關閉。',

    demo: '或由你決定銀行的回覆',
    approve: '批准',
    decline: '拒絕',
    neverAnswer: '不作回覆',
    neverAnswerHint: {
      order: '「不作回覆」會令訂單等候。銀行的時限一過，開鑼便會取消訂單，座位不再保留。',
      topUp: '「不作回覆」會令增值等候。銀行的時限一過，開鑼便會取消這次增值。',
      change: '「不作回覆」會令申請等候。銀行的時限一過，開鑼便會取消這項申請。',
    },
    settled: '無須回覆',
    settledText: '這筆付款已經處理，銀行不會再收取任何款項。',
    unknown: '沒有這筆付款',
    unknownText: '銀行沒有這個網址的付款紀錄，請從訂單再次開啟。',
  },
  zh_cn: {
    title: '演示银行授权',
    about: '这家银行是演示的一部分，不会划转资金。请勿输入真实的卡号。',
    name: '演示银行',
    payee: '付款给开锣',
    order: '订单',
    topUp: '充值',
    change: '更改取票方式',
    askedAt: '请求时间',
    waitsUntil: '等待至',

    card: '你的信用卡',
    cardHint: '银行接受 {{brands}}。开锣只会知道卡号后四位。',
    cardNumber: '卡号',
    brand: '信用卡品牌：{{brand}}',
    expiry: '有效期至',
    expiryHint: '按卡面填写月份和年份，例如 08/29',
    securityCode: '安全码',
    securityCodeHint: '卡片背面的三位数字；American Express 为正面的四位数字',
    pay: '支付 {{amount}}',
    cancel: '取消付款',
    cancelHint: {
      order: '取消后不会扣款，座位立即释放。',
      topUp: '取消后不会扣款。',
      change: '取消后不会扣款，取票方式保持不变。',
    },
    samples: '演示用的卡号，有效期填任意未来月份，安全码任意填写：',
    sampleDeclined: '银行会拒绝这张卡。',
    refusedTitle: '没有扣款，请核对银行卡信息。',
    refusedText: '为保障安全，我们不会保留银行卡信息，请重新输入。',
    problems: {
      numberMissing: '请输入卡号。',
      brandUnknown: '请输入四个品牌之一的信用卡卡号。',
      numberInvalid: '卡号有错误或缺少数字，请与卡面核对。',
      expiryMissing: '请输入有效期。',
      expiryInvalid: '请按月份和年份输入有效期，例如 08/29。',
      expired: '这张卡已过期，请使用另一张卡。',
      codeMissing: '请输入安全码。',
      codeInvalid: '安全码的位数与这个品牌的卡不符。',
    },

    eWallet: {
      title: '用电子钱包付款',
      scan: '用电子钱包扫描二维码，然后在电子钱包里确认付款。',
      open: '在本设备打开电子钱包',
      codeLabel: '这笔付款的二维码，供电子钱包扫描',
    },
    paymentApp: {
      title: '用支付应用付款',
      scan: '用支付应用扫描二维码，然后在应用里确认付款。',
      open: '转到支付应用',
      codeLabel: '这笔付款的二维码，供支付应用扫描',
    },
    handOver: '钱包或应用就在本设备上？无需扫码。',
    waiting: '正在等待你在那边确认，本页会自动继续。',
    lost: '暂时连接不上银行，本页会继续查询，不会重复扣款。',
    backTo: { order: '返回订单', topUp: '返回充值记录', change: '返回更改申请' },
    backToShop: '返回开锣',

    walletName: '演示钱包',
    walletAbout: '这个钱包代表各种电子钱包和支付应用，不会划转资金。',
    walletPay: '支付 {{amount}}',
    walletRefuse: '由钱包拒绝付款',
    walletDone: '银行已收到你的回复。',
    walletDoneText: '请在另一台设备上继续，本页可以关闭。',

    demo: '或由你决定银行的回复',
    approve: '批准',
    decline: '拒绝',
    neverAnswer: '不予回复',
    neverAnswerHint: {
      order: '“不予回复”会让订单一直等待。银行的时限一过，开锣就会取消订单并释放座位。',
      topUp: '“不予回复”会让充值一直等待。银行的时限一过，开锣就会取消这次充值。',
      change: '“不予回复”会让申请一直等待。银行的时限一过，开锣就会取消这项申请。',
    },
    settled: '无需回复',
    settledText: '这笔付款已经处理，银行不会再扣款。',
    unknown: '没有这笔付款',
    unknownText: '银行没有这个网址对应的付款，请从订单重新打开。',
  },
};
