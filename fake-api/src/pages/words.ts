import type { Lang } from '@first-gong/domain';
import type { MailStatus } from '../mail/rows.js';

/** The words of the demonstration's own pages, which are not part of the shop. */
export interface Words {
  siteName: string;
  siteNameOther: string;
  demo: string;
  bank: {
    title: string;
    about: string;
    name: string;
    payee: string;
    payeeCard: string;
    order: string;
    topUp: string;
    askedAt: string;
    waitsUntil: string;
    approve: string;
    decline: string;
    neverAnswer: string;
    neverAnswerHint: { order: string; topUp: string };
    settled: string;
    settledText: string;
    unknown: string;
    unknownText: string;
    backTo: { order: string; topUp: string };
    backToShop: string;
  };
  outbox: {
    title: string;
    about: string;
    empty: string;
    to: string;
    language: string;
    languageName: string;
    list: string;
    status: Record<MailStatus, string>;
    source: string;
  };
}

export const words: Record<Lang, Words> = {
  en_us: {
    siteName: 'First Gong',
    siteNameOther: '開鑼票務',
    demo: 'Demo',
    bank: {
      title: 'Sample Bank approval',
      about:
        'This bank is part of the demonstration. The bank does not check cards or move money. You decide the answer.',
      name: 'Sample Bank',
      payee: 'to First Gong',
      payeeCard: 'to First Gong, card ending {{card}}',
      order: 'Order',
      topUp: 'Top-up',
      askedAt: 'Asked at',
      waitsUntil: 'Waits until',
      approve: 'Approve',
      decline: 'Decline',
      neverAnswer: 'Never answer',
      neverAnswerHint: {
        order:
          '“Never answer” leaves the order pending. When the bank’s time is over, the shop cancels it and releases the seats.',
        topUp: '“Never answer” leaves the top-up pending. When the bank’s time is over, the shop cancels it.',
      },
      settled: 'Nothing to answer',
      settledText: 'This payment has already been settled. The bank charges nothing more.',
      unknown: 'No such payment',
      unknownText: 'The bank does not know a payment at this address. Open the payment from your order again.',
      backTo: { order: 'Back to the order', topUp: 'Back to the top-ups' },
      backToShop: 'Back to First Gong',
    },
    outbox: {
      title: 'Outbox',
      about: 'You can read every mail of the site here. Without a mail server, mails stay here.',
      empty: 'No mail has been sent yet. Complete an order or register, and the mail appears here.',
      to: 'To {{to}}',
      language: 'Language {{language}}',
      languageName: 'English',
      list: 'Mails',
      status: {
        kept: 'The mail stays in this outbox.',
        waiting: 'The mail waits for the mail server.',
        sent: 'The mail server has taken the mail.',
        refused: 'The mail server has refused the mail.',
      },
      source: 'Save the mail as a file',
    },
  },
  zh_hk: {
    siteName: '開鑼',
    siteNameOther: 'First Gong',
    demo: '示範',
    bank: {
      title: '示範銀行授權',
      about: '這家銀行是示範的一部分，不會核對卡片，也不會轉帳。由你決定它的回覆。',
      name: '示範銀行',
      payee: '付款予開鑼',
      payeeCard: '付款予開鑼，卡號尾四位 {{card}}',
      order: '訂單',
      topUp: '增值',
      askedAt: '查詢時間',
      waitsUntil: '等候至',
      approve: '批准',
      decline: '拒絕',
      neverAnswer: '不作回覆',
      neverAnswerHint: {
        order: '「不作回覆」會令訂單等候。銀行的時限一過，商店便取消訂單，座位不再保留。',
        topUp: '「不作回覆」會令增值等候。銀行的時限一過，商店便取消這次增值。',
      },
      settled: '無須回覆',
      settledText: '這筆付款已經處理，銀行不會再收取任何款項。',
      unknown: '沒有這筆付款',
      unknownText: '銀行沒有這個網址的付款紀錄，請從訂單再次開啟。',
      backTo: { order: '返回訂單', topUp: '返回增值紀錄' },
      backToShop: '返回開鑼',
    },
    outbox: {
      title: '寄件匣',
      about: '網站寄出的電郵都可以在這裡閱讀。沒有連接郵件伺服器時，不會有電郵真的寄出。',
      empty: '尚未寄出電郵。完成一筆訂單或登記帳戶後，電郵便會在這裡。',
      to: '收件人 {{to}}',
      language: '語言 {{language}}',
      languageName: '繁體中文',
      list: '電郵',
      status: {
        kept: '這封電郵留在寄件匣內。',
        waiting: '正在等候郵件伺服器。',
        sent: '郵件伺服器已經接收。',
        refused: '郵件伺服器拒絕接收。',
      },
      source: '把電郵儲存為檔案',
    },
  },
  zh_cn: {
    siteName: '开锣',
    siteNameOther: 'First Gong',
    demo: '演示',
    bank: {
      title: '示例银行授权',
      about: '这家银行是演示的一部分，不会核验银行卡，也不会划转资金。由你决定它的回复。',
      name: '示例银行',
      payee: '付款给开锣',
      payeeCard: '付款给开锣，卡号尾号 {{card}}',
      order: '订单',
      topUp: '充值',
      askedAt: '请求时间',
      waitsUntil: '等待至',
      approve: '批准',
      decline: '拒绝',
      neverAnswer: '不予回复',
      neverAnswerHint: {
        order: '“不予回复”会让订单一直等待。银行的时限一过，商店就会取消订单并释放座位。',
        topUp: '“不予回复”会让充值一直等待。银行的时限一过，商店就会取消这次充值。',
      },
      settled: '无需回复',
      settledText: '这笔付款已经处理，银行不会再扣款。',
      unknown: '没有这笔付款',
      unknownText: '银行没有这个网址对应的付款，请从订单重新打开。',
      backTo: { order: '返回订单', topUp: '返回充值记录' },
      backToShop: '返回开锣',
    },
    outbox: {
      title: '发件箱',
      about: '网站发出的邮件都可以在这里阅读。没有连接邮件服务器时，不会有邮件真正寄出。',
      empty: '还没有发出邮件。完成一笔订单或注册账户后，邮件会出现在这里。',
      to: '收件人 {{to}}',
      language: '语言 {{language}}',
      languageName: '简体中文',
      list: '邮件',
      status: {
        kept: '这封邮件保留在发件箱里。',
        waiting: '正在等待邮件服务器。',
        sent: '邮件服务器已接收。',
        refused: '邮件服务器拒绝接收。',
      },
      source: '把邮件存为文件',
    },
  },
};

/** Puts values into the `{{name}}` places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
