import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '演示登录，代替 {{provider}}',
  about: '本页是演示的一部分，不属于 {{provider}}。由你决定谁登录。',
  question: '谁要登录{{brand}}？',
  account_member: '会员：直接登录。',
  account_newcomer: '新用户：成为会员。',
  account_noEmail: '没有邮箱地址的账户：不能用它登录。',
  account_unverified: '邮箱地址未验证：不能用它登录。',
  refuse: '拒绝',
  refuseHint: '“拒绝”会返回{{brand}}，不提供任何身份。',
  nowhere: '没有可返回的页面',
  nowhereText: '这个网址没有写明返回本站的哪个页面，请从登录页重新开始。',
  backToLogin: '前往登录页',
  provider_facebook: 'Facebook',
  provider_google: 'Google',
  provider_apple: 'Apple',
  provider_wechat: '微信',
};
