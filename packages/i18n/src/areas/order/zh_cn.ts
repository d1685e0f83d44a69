import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  // performance and seats
  performance: '{{time}}\u00a0·\u00a0{{venue}}',
  seat: '{{section}}\u00a0·\u00a0{{row}} 排 {{seat}} 座',
  standing: '{{section}}\u00a0·\u00a0入场编号 {{seat}}',
  seatsOfRow: '{{section}}\u00a0·\u00a0{{row}} 排 {{seats}} 座',
  standingPlaces: '{{section}}\u00a0·\u00a0入场编号 {{seats}}',
  rowSeparator: '；',
  listSeparator: '、',
  restrictedView: '视线受阻：{{reason}}',
  proof: '{{type}}：入场时须出示证明文件。',
  subtotal: '小计',
  tickets: { other: '门票 {{count}} 张' },

  // released seats
  holdingAgain: '正在保留',
  notHeld: '未能保留：{{why}}',
  cartUnchanged: '购物车按之前的状态显示。没有收取任何费用，请重试。',

  // an order that could not be loaded, and tickets on the device
  notFoundTitle: '找不到这笔订单。',
  notFoundBody: '请从交易记录中打开。只有下单的会员可以查看。',
  failedTitle: '系统无响应。',
  failedOrder: '订单不受影响，也不会重复扣款。',
  failedNext: '请稍后再试。',
  offlineTitle: '你已离线。',
  offlineNext: '请连接网络后重试。',
  keptTitle: '目前无法连接',
  keptBody: '门票已存于本设备，二维码和确认号码可照常使用。金额及其他信息需联网后才能显示。',
};
