import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Results of the newsletter form in the footer. The form loads these texts at the first submit. */
export const words: Translation<typeof english> = {
  sending: '正在訂閱…',
  done: '已訂閱。節目通訊會寄往 {{email}}。',
  already: '{{email}} 已經訂閱，沒有任何更改。',
};
