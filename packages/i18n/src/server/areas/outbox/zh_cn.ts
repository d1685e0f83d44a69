import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  demo: '演示',
  title: '发件箱',
  about: '网站发出的邮件都可以在这里阅读。没有连接邮件服务器时，不会有邮件真正寄出。',
  empty: '还没有发出邮件。完成一笔订单或注册账户后，邮件会出现在这里。',
  to: '收件人 {{to}}',
  language: '语言 {{language}}',
  languageName: '简体中文',
  list: '邮件',
  status_kept: '这封邮件保留在发件箱里。',
  status_waiting: '正在等待邮件服务器。',
  status_sent: '邮件服务器已接收。',
  status_refused: '邮件服务器拒绝接收。',
  source: '把邮件存为文件',
};
