import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '會員資料 | 開鑼',
  loading: '正在取得會員資料',
  lead: '為保障帳戶安全，儲存後須重新登入。',
  loginAs: '登入電郵 {{email}}',
  save: '儲存並重新登入',
  saving: '正在儲存',
  problem: '會員資料尚未儲存',
  failed: '{{what}}。已填寫的資料仍在，請再試一次。',
  passwordTitle: '更改密碼',
  passwordLead: '更改後，所有裝置都須以新密碼重新登入。',
  oldPassword: '舊密碼',
  newPassword: '新密碼',
  newPasswordHint: '8 至 20 個字元。',
  retypedPassword: '再次輸入新密碼',
  showPassword: '顯示',
  hidePassword: '隱藏',
  changePassword: '更改密碼並重新登入',
  changingPassword: '正在更改密碼',
  passwordProblem: '密碼尚未更改',
  passwordFailed: '{{what}}。密碼可能尚未更改，請再試一次，或以新密碼登入。',
  noPasswordTitle: '此帳戶沒有密碼',
  noPasswordText: '你以其他服務登入。如要另設密碼，請登出，然後在登入頁使用「忘記密碼」。',
};
