import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  title: '注册成为会员',
  lead: '成为会员完全免费。除注明“选填”的项目外，均为必填。',
  problem: '注册尚未完成',
  failed: '{{what}}。填写的内容还在，请重试。',
  login: '登录信息',
  email: '邮箱地址',
  emailHint: '用该地址登录，激活链接也会发送到那里。',
  emailKnown: '如果这是你的邮箱地址：',
  emailKnownOr: '或',
  forgot: '设置新密码',
  confirmEmail: '再次输入邮箱地址',
  password: '密码',
  passwordHint: '{{min}} 至 {{max}} 个字符，种类不限。',
  confirmPassword: '再次输入密码',
  submit: '注册成为会员',
  submitting: '正在注册',
  membership: '会员可以',
  benefitTickets: '在本站购票',
  benefitPoints: { other: '每消费 HK$1 得 {{count}} 积分，永不过期' },
  benefitFavourites: '在任何设备上查看我的收藏',
  already: '已经是会员？',
  toLogin: '登录',
  sentTitle: '请查看邮箱',
  sentLead: '激活链接已发送到 {{email}}。请在 {{hours}} 小时内打开链接，然后登录。',
  perhapsSentLead:
    '第一次提交后没有收到回复，而 {{email}} 现已注册。激活链接很可能已在你的邮箱中：请在 {{hours}} 小时内打开，然后登录。',
  sentSpam: '没有收到？请同时检查垃圾邮件和推广邮件。',
  notReceived: '重新发送激活邮件',
};
