import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '取消訂閱節目通訊 | {{brand}}',
  title: '取消訂閱節目通訊',
  lead: '只會停止節目通訊；訂單電郵及會員通知不受影響。',
  email: '訂閱的電郵地址',
  submit: '取消訂閱',
  submitting: '正在取消訂閱',
  keep: '保留訂閱',
  problem: '尚未取消訂閱',
  failed: '{{what}}。你輸入的電郵地址仍在，請再試一次。',
  help: '如未能取消，客戶服務可代為處理。',
  contact: '聯絡我們',
  unsentTitle: '尚未取消訂閱',
  unsentText:
    '取消訂閱需要 JavaScript，但它沒有執行。請在瀏覽器啟用 JavaScript 並重新載入本頁，或致電熱線 {{number}}。系統沒有讀取或保留你輸入的資料。',
  loadAgain: '重新載入本頁',

  // after unsubscribing
  donePageTitle: '已取消訂閱 | {{brand}}',
  againPageTitle: '已重新訂閱 | {{brand}}',
  unsubscribedTitle: '已取消訂閱',
  unsubscribedLead: '{{email}} 不會再收到節目通訊。已排程的一封可能仍會在今天寄達。',
  again: '按錯了，重新訂閱',
  subscribing: '正在訂閱',
  againProblem: '尚未重新訂閱',
  againFailed: '{{what}}。請再試一次。',
  subscribedAgainTitle: '已重新訂閱',
  subscribedAgainLead: '{{email}} 會照舊收到節目通訊。',
  nothingPageTitle: '這裡沒有取消任何訂閱 | {{brand}}',
  nothingTitle: '這裡沒有取消任何訂閱',
  nothingLead: '此頁只在提出取消的分頁確認結果。如要停止通訊，請先輸入電郵地址。',
  events: '瀏覽節目',
};
