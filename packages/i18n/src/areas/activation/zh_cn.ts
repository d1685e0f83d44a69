import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '激活账户 | {{brand}}',
  title: '正在激活账户',
  loading: '正在激活账户',
  doneTitle: '账户已激活',
  doneLead: '{{email}} 现在可以购票和赚取积分。',
  toLogin: '登录',
  toEvents: '浏览节目',
  usedTitle: '你的账户已经激活',
  usedLead: '无需再次激活，请用邮箱和密码登录。',
  expiredTitle: '激活链接已过期',
  expiredLead: '链接在 {{hours}} 小时内有效。你的注册信息仍在，我们可以再发一封激活邮件。',
  replacedTitle: '该链接已被较新的邮件取代',
  replacedLead: '你的注册信息仍在，请打开我们发给你的最新一封邮件中的链接。',
  incompleteTitle: '链接不完整',
  incompleteLead: '邮件程序可能截断了链接。请再次打开邮件中的链接，或把完整的链接复制到地址栏。',
  suspendedTitle: '账户已被锁定',
  suspendedLead: '链接不能解除锁定，请致电 {{number}} 联系客服（周一至周五 {{from}} 至 {{to}}，香港公众假期除外）。',
  again: '发送新的激活邮件',
  forgot: '忘记密码',
};
