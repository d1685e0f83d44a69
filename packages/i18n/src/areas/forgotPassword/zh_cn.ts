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
  inactiveText: '该链接会同时设置密码并激活账户。',
  suspendedHelp: '客服可协助解锁，周一至周五 {{from}} 至 {{to}}，香港公众假期除外。',
  toLogin: '返回登录',
  sentTitle: '请查看邮箱',
  sentLead: '设置新密码的链接已发送到 {{email}}。链接只能使用一次，{{minutes}} 分钟内有效。',
  sentActivationLead:
    '{{email}} 的账户还没有激活。邮件中的链接会设置密码并激活账户，只能使用一次，{{minutes}} 分钟内有效。',
  sentNewest: '只有最新一封邮件中的链接有效。',
  sentSpam: '没有收到？请同时检查垃圾邮件和推广邮件。',
  again: '重新发送',
  otherEmail: '使用其他邮箱地址',
  sentAgain: '已发送另一封邮件。',
};
