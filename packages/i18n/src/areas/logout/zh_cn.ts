import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '退出登录 | {{brand}}',
  title: '要退出登录吗？',
  lead: '你在这台设备上仍处于登录状态。',
  submitting: '正在退出',
  stay: '保持登录',
};
