import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  creditCard: '信用卡',
  eWallet: '電子錢包',
  paymentApp: '支付應用程式',
  eTicket: '電子門票',
  kiosk: '取票機',
  pickUp: '預約取票',
  courier: '速遞',
  online: '線上觀看',
  onlineEntry: '觀看連結會在開場前一小時送到會員通知，每張門票限一部裝置，無須取票或出示二維碼。',
  onlineEntryOf: '「{{event}}」在線上觀看：連結會在開場前一小時送到會員通知，每張門票限一部裝置。',
  lineTickets: '門票 × {{count}}',
  lineServiceCharge: '服務費',
  lineDelivery: '取票或速遞',
  lineDiscount: '優惠或折扣',
  linePoints: '積分抵扣',
};
