import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** The dialog at the end of a session loads these words itself. */
export const words: Translation<typeof english> = {
  nearTitle: '你即將登出',
  nearText: '帳戶閒置了一段時間，時間到便會登出，屆時須重新登入。如仍在使用，請保持登入。',
  timeLeft: '距離登出尚餘時間',
  stay: '保持登入',
  staying: '正在保持登入',
  stayFailed: '{{what}}。在時間到之前，你仍是登入狀態，請再試一次。',
  overTitle: '你已登出',
  overText: '帳戶閒置了 {{minutes}} 分鐘。重新登入後會返回此頁，你亦可以不登入，繼續瀏覽。',
  logIn: '重新登入',
  goOn: '不登入，繼續瀏覽',
};
