import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  label: '本週推介',
  open: '查看節目',
  dismiss: '關閉推介：{{title}}',
};
