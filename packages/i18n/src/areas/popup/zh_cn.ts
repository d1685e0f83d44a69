import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  label: '本周推荐',
  open: '查看节目',
  dismiss: '关闭推荐：{{title}}',
};
