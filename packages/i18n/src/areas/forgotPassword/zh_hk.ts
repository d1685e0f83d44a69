import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '忘記密碼 | {{brand}}',
  title: '忘記密碼',
  lead: '請輸入登記時所用的電郵地址。設定新密碼的連結會寄往該處，{{minutes}} 分鐘內有效。',
  email: '電郵地址',
  submit: '寄出連結',
  submitting: '正在寄出',
  problem: '連結尚未寄出',
  failed: '{{what}}。你輸入的電郵地址仍在，請再試一次。',
  inactive: '帳戶尚未啟用？',
  inactiveText: '連結會同時設定密碼並啟用帳戶。',
  suspendedHelp: '客戶服務可協助解鎖，星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
  toLogin: '返回登入',
  sentTitle: '請查看電郵',
  sentLead: '設定新密碼的連結已寄往 {{email}}。連結只可使用一次，{{minutes}} 分鐘內有效。',
  sentActivationLead:
    '{{email}} 的帳戶尚未啟用。電郵內的連結會設定密碼並啟用帳戶，只可使用一次，{{minutes}} 分鐘內有效。',
  sentNewest: '只有最新一封電郵內的連結有效。',
  sentSpam: '未收到？請一併查看垃圾郵件匣及推廣郵件匣。',
  again: '重新寄出',
  otherEmail: '使用其他電郵地址',
  sentAgain: '已寄出另一封電郵。',
};
