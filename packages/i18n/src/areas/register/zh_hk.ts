import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '登記成為會員',
  lead: '成為會員費用全免。除註明選填外，所有欄目均須填寫。',
  problem: '登記尚未完成',
  failed: '{{what}}。已填寫的資料仍在，請再試一次。',
  login: '登入資料',
  email: '電郵地址',
  emailHint: '以此地址登入，啟用連結亦會寄往該處。',
  emailKnown: '如果這是你的電郵地址：',
  emailKnownOr: '或',
  forgot: '設定新密碼',
  confirmEmail: '再次輸入電郵地址',
  password: '密碼',
  passwordHint: '{{min}} 至 {{max}} 個字元，種類不限。',
  confirmPassword: '再次輸入密碼',
  submit: '登記成為會員',
  submitting: '正在登記',
  membership: '會員可享',
  benefitTickets: '在本網站購票',
  benefitPoints: { other: '每消費 HK$1 得 {{count}} 積分，永不過期' },
  benefitFavourites: '在任何裝置查看我的最愛',
  already: '已是會員？',
  toLogin: '登入',
  sentTitle: '請查看電郵',
  sentLead: '啟用連結已寄往 {{email}}。請在 {{hours}} 小時內開啟連結，然後登入。',
  perhapsSentLead:
    '第一次提交後沒有收到回覆，而 {{email}} 現已登記。啟用連結很可能已寄到你的電郵：請在 {{hours}} 小時內開啟，然後登入。',
  sentSpam: '未收到？請一併查看垃圾郵件匣及推廣郵件匣。',
  notReceived: '重新寄出啟用電郵',
};
