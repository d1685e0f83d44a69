import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '啟用帳戶 | {{brand}}',
  title: '正在啟用帳戶',
  loading: '正在啟用帳戶',
  doneTitle: '帳戶已啟用',
  doneLead: '{{email}} 現在可以購票及賺取積分。',
  toLogin: '登入',
  toEvents: '瀏覽節目',
  usedTitle: '你的帳戶已經啟用',
  usedLead: '無須再次啟用，請以電郵及密碼登入。',
  expiredTitle: '啟用連結已過期',
  expiredLead: '連結在 {{hours}} 小時內有效。你的登記資料仍在，我們可再寄一封電郵，讓你啟用帳戶。',
  replacedTitle: '較新的電郵已取代這條連結',
  replacedLead: '你的登記資料仍在，請開啟我們寄給你的最新一封電郵內的連結。',
  incompleteTitle: '連結不完整',
  incompleteLead: '電郵程式可能截斷了連結。請再次開啟電郵內的連結，或將整條連結複製到網址列。',
  suspendedTitle: '帳戶已被鎖定',
  suspendedLead: '連結不能解除鎖定，請致電 {{number}} 聯絡客戶服務（星期一至五 {{from}} 至 {{to}}，公眾假期除外）。',
  again: '寄出新的啟用電郵',
  forgot: '忘記密碼',
};
