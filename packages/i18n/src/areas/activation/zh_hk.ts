import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '啟用帳戶 | 開鑼',
  title: '正在啟用帳戶',
  loading: '正在啟用帳戶',
  doneTitle: '帳戶已啟用',
  doneLead: '{{email}} 現在可以購票及賺取積分。',
  toLogin: '登入',
  toEvents: '瀏覽節目',
  failedTitle: '這條連結未能啟用帳戶',
  failedLead:
    '連結只可使用一次，{{hours}} 小時內有效，較新的電郵亦會取代它；郵件程式亦可能截斷連結。你的登記資料仍在。',
  used: '之前開啟過這條連結？',
  usedText: '帳戶很可能已經啟用，請直接登入。',
  again: '寄出新的啟用電郵',
};
