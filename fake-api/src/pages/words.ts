import type { Lang } from '@first-gong/domain';
import type { MailStatus } from '../mail/rows.js';

/** The words of the demonstration's own pages, which are not part of the shop. */
export interface Words {
  siteName: string;
  siteNameOther: string;
  demo: string;
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
    outbox: {
      title: 'Outbox',
      about: 'You can read every email of the site here. Without a mail server, emails stay here.',
      empty: 'No email has been sent yet. Complete an order or register, and the email appears here.',
      to: 'To {{to}}',
      language: 'Language {{language}}',
      languageName: 'English',
      list: 'Emails',
      status: {
        kept: 'The email stays in this outbox.',
        waiting: 'The email waits for the mail server.',
        sent: 'The mail server has accepted the email.',
        refused: 'The mail server has refused the email.',
      },
      source: 'Save the email as a file',
    },
  },
  zh_hk: {
    siteName: '開鑼',
    siteNameOther: 'First Gong',
    demo: '示範',
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

/**
 * A name that a person typed, for a line of plain text: it changes the direction of nothing beside it (U+2068 to U+2069).
 * An isolate within the name would end this one.
 */
export const isolated = (name: string): string => `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;

/** Puts values into the `{{name}}` places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
