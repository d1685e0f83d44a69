import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '登入 | 開鑼',
  title: '登入',
  intro: '網上購票須先成為會員。',
  email: '電郵或登入名稱',
  password: '密碼',
  showPassword: '顯示',
  hidePassword: '隱藏',
  submit: '登入',
  submitting: '正在登入',
  failed: '{{what}}。已填寫的資料仍在，請再試一次。',
  problem: '尚未登入',
  continueTitle: '你的選擇已保留',
  continueText: '登入後會返回節目頁，場次、票區及數量維持不變。',
  returnTitle: '此頁只供會員使用',
  returnText: '登入後會直接前往該頁。',
  sessionExpiredTitle: '你已登出',
  sessionExpiredText: '帳戶閒置了一段時間。請重新登入，繼續剛才的步驟。',
  suspendedHelp: '客戶服務可協助解鎖，星期一至五 {{from}} 至 {{to}}。',
  notActivatedHelp: '啟用電郵在登記時已寄出，請一併查看垃圾郵件匣。',
  unsentText:
    '登入需要 JavaScript，但它沒有執行。請在瀏覽器啟用 JavaScript，重新載入本頁後再登入。系統沒有讀取或保留你輸入的資料。',
  loadAgain: '重新載入本頁',
  demoTitle: '示範網站',
  demoText: '此處不會出售任何門票。可用以下會員登入：',
  demoFill: '代為填寫',
};
