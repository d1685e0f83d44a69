import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  creditCard: '信用卡',
  eWallet: '电子钱包',
  paymentApp: '支付应用',
  eTicket: '电子票',
  kiosk: '自助取票机',
  pickUp: '预约取票',
  courier: '快递',
  online: '在线观看',
  onlineEntry: '观看链接会在开场前一小时发送到会员通知，每张票限一台设备，无需取票或出示二维码。',
  onlineEntryOf: '“{{event}}”为在线观看：链接会在开场前一小时发送到会员通知，每张票限一台设备。',
  lineTickets: '门票 × {{count}}',
  lineServiceCharge: '服务费',
  lineDelivery: '取票或快递',
  lineDiscount: '优惠或折扣',
  linePoints: '积分抵扣',
};
