import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '通知 | {{brand}}',
  loading: '正在加载通知',
  summary: {
    zero: '显示最近 {{months}} 个月的通知，全部已读。',
    other: '显示最近 {{months}} 个月的通知，{{count}} 条未读。',
  },
  markAll: '全部标为已读',
  markingAll: '正在标为已读',
  markFailed: '{{what}}。通知仍为未读，请重试。',
  unread: '未读',
  read: '已读',
  open: '查看',
  openOf: '查看：{{title}}',
  pages: '通知页码',
  pageNumber: '第 {{page}} 页',
  older: '{{months}} 个月前的通知会自动移除，交易记录不受影响。',
  hotTitle: '热门节目发售中',
  hotText: '在此期间不会加载新通知，有关订单的邮件照常发送。',
  emptyText: '最近 {{months}} 个月有关订单、积分和心愿的通知会显示在这里。',
};
