import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  // performance and seats
  performance: '{{time}}，{{venue}}',
  seat: '{{section}}，{{row}} 排 {{seat}} 號',
  standing: '{{section}}，入場編號 {{seat}}',
  seatsOfRow: '{{section}}，{{row}} 排 {{seats}} 號',
  standingPlaces: '{{section}}，入場編號 {{seats}}',
  rowSeparator: '；',
  listSeparator: '、',
  restrictedView: '視線受阻：{{reason}}',
  proof: '{{type}}：入場時須出示證明文件。',
  subtotal: '小計',
  tickets: { other: '{{count}} 張門票' },

  // released seats
  holdingAgain: '正在保留',
  notHeld: '未能保留：{{why}}',
  cartUnchanged: '購物車按之前的狀況顯示。沒有收取任何費用，請再試一次。',

  // an order that could not be loaded, and tickets on the device
  notFoundTitle: '找不到這筆訂單。',
  notFoundBody: '請從交易紀錄開啟。只有訂購的會員可以查閱。',
  failedTitle: '系統沒有回應。',
  failedOrder: '訂單不受影響，也不會重複收費。',
  failedNext: '請稍候再試。',
  offlineTitle: '你已離線。',
  offlineNext: '請連接網絡後再試。',
  keptTitle: '目前無法連線',
  keptBody: '門票已存於此裝置，二維碼及確認編號可照常使用。金額及其他資料須連線後才能顯示。',
};
