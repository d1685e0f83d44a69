import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  news: '座位消息',
  heldLate: '{{event}}：座位已为你保留到 {{time}}。',
  notHeldLate: '{{event}}：未能保留座位。',
  backToEvent: '返回节目',
  minutesLeft: { other: '座位保留时间还剩 {{count}} 分钟。' },
  lastMinute: '座位保留时间还剩不到一分钟。',
  holdEnded: '保留时间已过，座位不再保留，也未收取任何费用。',
};
