import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** The answers to an email in the form of the footer. They load with the first one. */
export const words: Translation<typeof english> = {
  sending: '正在订阅…',
  done: '已订阅。节目资讯邮件会发送至 {{email}}。',
  already: '{{email}} 已经订阅，没有任何更改。',
};
