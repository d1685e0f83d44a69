import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '示範登入，代替 {{provider}}',
  about: '這一頁是示範的一部分，並不屬於 {{provider}}。由你決定誰登入。',
  question: '誰要登入{{brand}}？',
  account_member: '會員：直接登入。',
  account_newcomer: '新客人：成為會員。',
  account_noEmail: '沒有電郵地址的帳戶：不能以此登入。',
  account_unverified: '電郵地址未經核實：不能以此登入。',
  refuse: '拒絕',
  refuseHint: '「拒絕」會返回{{brand}}，不提供任何身份。',
  nowhere: '沒有可返回的頁面',
  nowhereText: '這個網址沒有指明返回本網站的哪一頁，請從登入頁重新開始。',
  backToLogin: '前往登入頁',
  provider_facebook: 'Facebook',
  provider_google: 'Google',
  provider_apple: 'Apple',
  provider_wechat: '微信',
};
