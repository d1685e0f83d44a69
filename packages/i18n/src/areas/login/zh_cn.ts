import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '登录 | 开锣',
  title: '登录',
  intro: '网上购票须先成为会员。',
  email: '邮箱或登录名',
  password: '密码',
  showPassword: '显示',
  hidePassword: '隐藏',
  submit: '登录',
  submitting: '正在登录',
  failed: '{{what}}。已填写的内容仍在，请再试一次。',
  problem: '尚未登录',
  continueTitle: '你的选择已保留',
  continueText: '登录后会回到节目页，场次、票区和数量保持不变。',
  returnTitle: '该页面仅限会员访问',
  returnText: '登录后会直接进入该页面。',
  sessionExpiredTitle: '你已退出登录',
  sessionExpiredText: '账户有一段时间没有操作。请重新登录，继续刚才的步骤。',
  suspendedHelp: '客服可协助解锁，周一至周五 {{from}} 至 {{to}}。',
  notActivatedHelp: '激活邮件在注册时已发出，请同时检查垃圾邮件箱。',
  unsentText:
    '登录需要 JavaScript，但它没有运行。请在浏览器中启用 JavaScript，重新加载本页后再登录。系统没有读取或保存你输入的内容。',
  loadAgain: '重新加载本页',
  demoTitle: '演示网站',
  demoText: '这里不会真正出售门票。可用以下会员登录：',
  demoFill: '替我填写',
};
