import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Results of the newsletter form in the footer. The form loads these texts at the first submit. */
export const words: Translation<typeof english> = {
  sending: '正在订阅…',
  done: '已订阅。节目资讯邮件会发送至 {{email}}。',
  already: '{{email}} 已经订阅，没有任何更改。',
};
