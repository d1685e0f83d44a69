import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '忘记密码 | {{brand}}',
  title: '忘记密码',
  lead: '请输入注册时使用的邮箱地址。设置新密码的链接会发送到该邮箱，{{minutes}} 分钟内有效。',
  email: '邮箱地址',
  submit: '发送链接',
  submitting: '正在发送',
  problem: '链接尚未发送',
  failed: '{{what}}。你输入的邮箱地址还在，请重试。',
  inactive: '账户还没有激活？',
  inactiveText: '你会再次收到激活邮件，其中也有链接可以另设密码。',
  activationPageTitle: '重新发送激活邮件 | {{brand}}',
  activationTitle: '重新发送激活邮件',
  activationLead: '请输入注册时使用的邮箱地址。激活链接会发送到该邮箱，{{hours}} 小时内有效。',
  submitActivation: '发送激活邮件',
  suspendedHelp: '客服可协助解锁，周一至周五 {{from}} 至 {{to}}，香港公众假期除外。',
  toLogin: '返回登录',
  sentTitle: '请查看邮箱',
  sentLead: '设置新密码的链接已发送到 {{email}}。链接只能使用一次，{{minutes}} 分钟内有效。',
  sentActivationLead:
    '{{email}} 的账户还没有激活，我们已再次发送激活邮件。请在 {{hours}} 小时内打开邮件中的链接，然后用你的密码登录。',
  sentOtherPassword:
    '不知道密码？邮件中的另一个链接可以另设密码并激活账户，{{minutes}} 分钟内有效。注册时填写的手机号码和地址会因此删除。',
  sentNotNeededLead:
    '{{email}} 的账户此前已激活，可以直接登录。如果不知道密码，可以用我们发送的链接设置新密码，链接只能使用一次，{{minutes}} 分钟内有效。',
  sentNewest: '只有最新一封邮件中的链接有效。',
  sentSpam: '没有收到？请同时检查垃圾邮件和推广邮件。',
  again: '重新发送',
  otherEmail: '使用其他邮箱地址',
  sentAgain: '已发送另一封邮件。',
};
