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
  inactiveText: '你會再次收到啟用電郵，當中亦有連結可另設密碼。',
  activationPageTitle: '重新寄出啟用電郵 | {{brand}}',
  activationTitle: '重新寄出啟用電郵',
  activationLead: '請輸入登記時所用的電郵。啟用連結會寄往該處，{{hours}} 小時內有效。',
  submitActivation: '寄出啟用電郵',
  suspendedHelp: '客戶服務可協助解鎖，星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
  toLogin: '返回登入',
  sentTitle: '請查看電郵',
  sentLead: '設定新密碼的連結已寄往 {{email}}。連結只可使用一次，{{minutes}} 分鐘內有效。',
  sentActivationLead:
    '{{email}} 的帳戶尚未啟用，我們已再次寄出啟用電郵。請在 {{hours}} 小時內開啟電郵內的連結，然後以你的密碼登入。',
  sentOtherPassword:
    '不知道密碼？電郵內的另一條連結可另設密碼並啟用帳戶，{{minutes}} 分鐘內有效。登記時填寫的手機號碼和地址會因此刪除。',
  sentNotNeededLead:
    '{{email}} 的帳戶早已啟用，你可以直接登入。如不知道密碼，可用我們寄出的連結設定新密碼，連結只可使用一次，{{minutes}} 分鐘內有效。',
  sentNewest: '只有最新一封電郵內的連結有效。',
  sentSpam: '未收到？請一併查看垃圾郵件匣及推廣郵件匣。',
  again: '重新寄出',
  otherEmail: '使用其他電郵地址',
  sentAgain: '已寄出另一封電郵。',
};
