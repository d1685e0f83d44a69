import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '通知 | {{brand}}',
  loading: '正在載入通知',
  summary: {
    zero: '顯示最近 {{months}} 個月的通知，全部已讀。',
    other: '顯示最近 {{months}} 個月的通知，{{count}} 則未讀。',
  },
  markAll: '全部標為已讀',
  markingAll: '正在標為已讀',
  markFailed: '{{what}}。通知仍是未讀，請再試一次。',
  unread: '未讀',
  read: '已讀',
  open: '查看',
  openOf: '查看：{{title}}',
  pages: '通知頁數',
  pageNumber: '第 {{page}} 頁',
  older: '{{months}} 個月前的通知會自動移除，交易紀錄不受影響。',
  hotTitle: '熱門節目發售中',
  hotText: '期間不會載入新通知，有關訂單的電郵照常寄出。',
  emptyText: '最近 {{months}} 個月有關訂單、積分及願望的通知會在這裡顯示。',
};
