import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  news: '座位消息',
  heldLate: '{{event}}：座位已為你保留至 {{time}}。',
  notHeldLate: '{{event}}：未能保留座位。',
  backToEvent: '返回節目',
  minutesLeft: { other: '座位保留時間尚餘 {{count}} 分鐘。' },
  lastMinute: '座位保留時間尚餘不足一分鐘。',
  holdEnded: '保留時間已過，座位不再保留，亦沒有收取任何費用。',
};
