import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '取消订阅节目资讯邮件 | {{brand}}',
  title: '取消订阅节目资讯邮件',
  lead: '只会停止节目资讯邮件；订单邮件和会员通知不受影响。',
  email: '订阅的邮箱地址',
  submit: '取消订阅',
  submitting: '正在取消订阅',
  keep: '保留订阅',
  problem: '尚未取消订阅',
  failed: '{{what}}。你输入的邮箱地址还在，请重试。',
  help: '如无法取消，客服可代为处理。',
  contact: '联系我们',
  unsentTitle: '尚未取消订阅',
  unsentText:
    '取消订阅需要 JavaScript，但它没有运行。请在浏览器中启用 JavaScript 并重新加载本页，或拨打热线 {{number}}。系统没有读取或保存你输入的内容。',
  loadAgain: '重新加载本页',

  // after unsubscribing
  donePageTitle: '已取消订阅 | {{brand}}',
  againPageTitle: '已重新订阅 | {{brand}}',
  unsubscribedTitle: '已取消订阅',
  unsubscribedLead: '{{email}} 不会再收到节目资讯邮件。已排程的一封可能仍会在今天送达。',
  again: '按错了，重新订阅',
  subscribing: '正在订阅',
  againProblem: '尚未重新订阅',
  againFailed: '{{what}}。请重试。',
  subscribedAgainTitle: '已重新订阅',
  subscribedAgainLead: '{{email}} 会照旧收到节目资讯邮件。',
  nothingPageTitle: '这里没有取消任何订阅 | {{brand}}',
  nothingTitle: '这里没有取消任何订阅',
  nothingLead: '本页只在提出取消的标签页确认结果。如要停止接收，请先输入邮箱地址。',
  events: '浏览节目',
};
