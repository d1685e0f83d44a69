import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  demo: '示範',
  title: '寄件匣',
  about: '網站寄出的電郵都可以在這裡閱讀。沒有連接郵件伺服器時，不會有電郵真的寄出。',
  empty: '尚未寄出電郵。完成一筆訂單或登記帳戶後，電郵便會在這裡。',
  to: '收件人 {{to}}',
  language: '語言 {{language}}',
  languageName: '繁體中文',
  list: '電郵',
  status_kept: '這封電郵留在寄件匣內。',
  status_waiting: '正在等候郵件伺服器。',
  status_sent: '郵件伺服器已經接收。',
  status_refused: '郵件伺服器拒絕接收。',
  source: '把電郵儲存為檔案',
};
