import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '登出 | {{brand}}',
  title: '要登出嗎？',
  lead: '你在這部裝置仍然保持登入。',
  submitting: '正在登出',
  stay: '保持登入',
};
