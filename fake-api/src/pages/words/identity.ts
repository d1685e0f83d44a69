import type { IdentityProvider, Lang } from '@first-gong/domain';

/** The words of the sample sign-in page. */
export interface IdentityWords {
  title: string;
  about: string;
  question: string;
  /** The purpose of each sample account. */
  accounts: { member: string; newcomer: string; noEmail: string; unverified: string };
  refuse: string;
  refuseHint: string;
  nowhere: string;
  nowhereText: string;
  backToLogin: string;
  providers: Record<IdentityProvider, string>;
}

export const identityWords: Record<Lang, IdentityWords> = {
  en_us: {
    title: 'Sample sign-in in the place of {{provider}}',
    about: 'This page is part of the demonstration and not of {{provider}}. You decide who signs in.',
    question: 'Who signs in to First Gong?',
    accounts: {
      member: 'A member: logs in.',
      newcomer: 'A new person: becomes a member.',
      noEmail: 'An account without an email address: the login is refused.',
      unverified: 'An email address that is not verified: the login is refused.',
    },
    refuse: 'Refuse',
    refuseHint: '“Refuse” returns to First Gong without an identity.',
    nowhere: 'Nowhere to return to',
    nowhereText: 'The address does not name a page of this site to return to. Begin again from the login page.',
    backToLogin: 'To the login page',
    providers: { facebook: 'Facebook', google: 'Google', apple: 'Apple', wechat: 'WeChat' },
  },
  zh_hk: {
    title: '示範登入，代替 {{provider}}',
    about: '這一頁是示範的一部分，並不屬於 {{provider}}。由你決定誰登入。',
    question: '誰要登入開鑼？',
    accounts: {
      member: '會員：直接登入。',
      newcomer: '新客人：成為會員。',
      noEmail: '沒有電郵地址的帳戶：不能以此登入。',
      unverified: '電郵地址未經核實：不能以此登入。',
    },
    refuse: '拒絕',
    refuseHint: '「拒絕」會返回開鑼，不提供任何身份。',
    nowhere: '沒有可返回的頁面',
    nowhereText: '這個網址沒有指明返回本網站的哪一頁，請從登入頁重新開始。',
    backToLogin: '前往登入頁',
    providers: { facebook: 'Facebook', google: 'Google', apple: 'Apple', wechat: '微信' },
  },
  zh_cn: {
    title: '演示登录，代替 {{provider}}',
    about: '本页是演示的一部分，不属于 {{provider}}。由你决定谁登录。',
    question: '谁要登录开锣？',
    accounts: {
      member: '会员：直接登录。',
      newcomer: '新用户：成为会员。',
      noEmail: '没有邮箱地址的账户：不能用它登录。',
      unverified: '邮箱地址未验证：不能用它登录。',
    },
    refuse: '拒绝',
    refuseHint: '“拒绝”会返回开锣，不提供任何身份。',
    nowhere: '没有可返回的页面',
    nowhereText: '这个网址没有写明返回本站的哪个页面，请从登录页重新开始。',
    backToLogin: '前往登录页',
    providers: { facebook: 'Facebook', google: 'Google', apple: 'Apple', wechat: '微信' },
  },
};
