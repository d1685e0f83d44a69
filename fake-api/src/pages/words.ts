import type { Lang } from '@first-gong/domain';

/** The words of the demonstration's own pages and of the mails; nothing of this is part of the shop. */
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
    askedAt: string;
    waitsUntil: string;
    approve: string;
    decline: string;
    neverAnswer: string;
    neverAnswerHint: string;
    settled: string;
    settledText: string;
    unknown: string;
    unknownText: string;
    backToOrder: string;
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
  };
  receiptMail: {
    subject: string;
    greeting: string;
    complete: string;
    tickets: string;
    total: string;
    points: string;
    final: string;
    link: string;
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
        'This bank is part of the demonstration. It checks no card and moves no money. You decide what it answers.',
      name: 'Sample Bank',
      payee: 'to First Gong',
      payeeCard: 'to First Gong, card ending {{card}}',
      order: 'Order',
      askedAt: 'Asked at',
      waitsUntil: 'Waits until',
      approve: 'Approve',
      decline: 'Decline',
      neverAnswer: 'Never answer',
      neverAnswerHint:
        '“Never answer” leaves the order pending. When the bank’s time is over, the shop cancels it and releases the seats.',
      settled: 'Nothing to answer',
      settledText: 'This payment has been settled already. The bank charges nothing more.',
      unknown: 'No such payment',
      unknownText: 'The bank knows no payment under this address. Open it from your order again.',
      backToOrder: 'Back to the order',
      backToShop: 'Back to First Gong',
    },
    outbox: {
      title: 'Outbox',
      about: 'Every mail that the site sends stays here. None of them is really sent.',
      empty: 'No mail has been sent yet. Complete an order, and its confirmation will be here.',
      to: 'To {{to}}',
      language: 'Language {{language}}',
      languageName: 'English',
      list: 'Mails',
    },
    receiptMail: {
      subject: 'Your tickets: {{title}}',
      greeting: 'Dear {{name}},',
      complete: 'Your order {{number}} is complete. The confirmation number is {{confirmation}}.',
      tickets: '{{title}}, {{time}}, {{venue}}: {{seats}}',
      total: 'Charged: {{total}}.',
      points: 'Points used: {{used}}. Points earned: {{earned}}.',
      final: 'Tickets cannot be refunded or exchanged.',
      link: 'Show the order and its tickets',
    },
  },
  zh_hk: {
    siteName: '開鑼',
    siteNameOther: 'First Gong',
    demo: '示範',
    bank: {
      title: '示範銀行授權',
      about: '這家銀行是示範的一部分，不會核對卡片，也不會轉帳。由你決定它的答覆。',
      name: '示範銀行',
      payee: '付款予開鑼',
      payeeCard: '付款予開鑼，卡號尾四位 {{card}}',
      order: '訂單',
      askedAt: '查詢時間',
      waitsUntil: '等候至',
      approve: '批准',
      decline: '拒絕',
      neverAnswer: '不作答覆',
      neverAnswerHint: '「不作答覆」會令訂單等候。銀行的時限一過，商店便取消訂單並放回座位。',
      settled: '毋須答覆',
      settledText: '這筆付款已經處理，銀行不會再收取任何款項。',
      unknown: '沒有這筆付款',
      unknownText: '銀行沒有這個網址的付款紀錄，請從訂單再次開啟。',
      backToOrder: '返回訂單',
      backToShop: '返回開鑼',
    },
    outbox: {
      title: '寄件匣',
      about: '網站寄出的電郵都留在這裡，沒有一封真的寄出。',
      empty: '尚未寄出電郵。完成一張訂單後，確認電郵便會在這裡。',
      to: '收件人 {{to}}',
      language: '語言 {{language}}',
      languageName: '繁體中文',
      list: '電郵',
    },
    receiptMail: {
      subject: '你的門票：{{title}}',
      greeting: '{{name}}：',
      complete: '訂單 {{number}} 已經完成，確認編號是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      total: '已收取 {{total}}。',
      points: '使用積分 {{used}}，獲得積分 {{earned}}。',
      final: '門票售出後不設退款或更換。',
      link: '查看訂單及門票',
    },
  },
  zh_cn: {
    siteName: '开锣',
    siteNameOther: 'First Gong',
    demo: '演示',
    bank: {
      title: '示例银行授权',
      about: '这家银行是演示的一部分，不会核验银行卡，也不会划转资金。由您决定它的答复。',
      name: '示例银行',
      payee: '付款给开锣',
      payeeCard: '付款给开锣，卡号尾号 {{card}}',
      order: '订单',
      askedAt: '请求时间',
      waitsUntil: '等待至',
      approve: '批准',
      decline: '拒绝',
      neverAnswer: '不予答复',
      neverAnswerHint: '“不予答复”会让订单一直等待。银行的时限一过，商店就会取消订单并释放座位。',
      settled: '无需答复',
      settledText: '这笔付款已经处理，银行不会再扣款。',
      unknown: '没有这笔付款',
      unknownText: '银行没有这个网址对应的付款，请从订单重新打开。',
      backToOrder: '返回订单',
      backToShop: '返回开锣',
    },
    outbox: {
      title: '发件箱',
      about: '网站发出的邮件都保存在这里，没有一封真正寄出。',
      empty: '还没有发出邮件。完成一笔订单后，确认邮件会出现在这里。',
      to: '收件人 {{to}}',
      language: '语言 {{language}}',
      languageName: '简体中文',
      list: '邮件',
    },
    receiptMail: {
      subject: '您的门票：{{title}}',
      greeting: '{{name}}：',
      complete: '订单 {{number}} 已完成，确认号是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      total: '已扣款 {{total}}。',
      points: '使用积分 {{used}}，获得积分 {{earned}}。',
      final: '门票售出后不退不换。',
      link: '查看订单及门票',
    },
  },
};

/** Puts values into the `{{name}}` places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
