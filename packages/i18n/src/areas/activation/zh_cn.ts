import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '激活账户 | 开锣',
  title: '正在激活账户',
  loading: '正在激活账户',
  doneTitle: '账户已激活',
  doneLead: '{{email}} 现在可以购票和赚取积分。',
  toLogin: '登录',
  toEvents: '浏览节目',
  failedTitle: '该链接未能激活账户',
  failedLead:
    '链接只能使用一次，{{hours}} 小时内有效，较新的邮件也会取代它；邮件程序也可能截断链接。你的注册信息仍在。',
  used: '以前打开过该链接？',
  usedText: '账户很可能已经激活，请直接登录。',
  again: '发送新的激活邮件',
};
