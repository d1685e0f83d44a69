import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Loaded by the dialog at the end of a session. */
export const words: Translation<typeof english> = {
  nearTitle: '你即將登出',
  nearText: '帳戶閒置了一段時間，時間到便會登出，屆時須重新登入。如仍在使用，請保持登入。',
  timeLeft: '距離登出尚餘時間',
  stay: '保持登入',
  staying: '正在保持登入',
  stayFailed: '{{what}}。在時間到之前，你仍是登入狀態，請再試一次。',
  overTitle: '你已登出',
  idleText: '帳戶閒置了 {{minutes}} 分鐘。請重新登入，繼續剛才的步驟。',
  logIn: '重新登入',
  goOn: '不登入，繼續瀏覽',
  elsewhereText: '此登入已在另一部裝置結束，或帳戶資料已在該裝置更新。請重新登入，繼續剛才的步驟。',
  profileUpdatedTitle: '會員資料已儲存',
  profileUpdatedText: '更改會員資料後，所有裝置都須重新登入。',
  passwordChangedTitle: '密碼已更改',
  passwordChangedText: '所有裝置都須以新密碼重新登入。',
  email: '電郵地址或登入名稱',
  password: '密碼',
  newPassword: '新密碼',
  loggingIn: '正在登入',
  problem: '尚未登入',
  failed: '{{what}}。已填寫的資料仍在，請再試一次。',
  suspendedHelp: '客戶服務可協助解鎖，星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
  otherWays: '其他登入方式',
  goHome: '離開此頁',
  welcome: '{{name}}，歡迎你。',
  notices: '通知',
  unread: { other: '{{count}} 則未讀' },
};
