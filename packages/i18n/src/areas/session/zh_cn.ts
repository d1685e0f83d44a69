import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Loaded by the dialog at the end of a session. */
export const words: Translation<typeof english> = {
  nearTitle: '即将退出登录',
  nearText: '账户有一段时间没有操作，时间到后会自动退出，届时需要重新登录。如果仍在使用，请保持登录。',
  timeLeft: '距离退出登录还有',
  stay: '保持登录',
  staying: '正在保持登录',
  stayFailed: '{{what}}。时间到之前你仍处于登录状态，请重试。',
  overTitle: '你已退出登录',
  idleText: '账户已有 {{minutes}} 分钟没有操作。请重新登录，继续刚才的步骤。',
  logIn: '重新登录',
  goOn: '不登录，继续浏览',
  elsewhereText: '此登录已在另一台设备上结束，或者账户资料已在那台设备上更新。请重新登录，继续刚才的步骤。',
  profileUpdatedTitle: '会员资料已保存',
  profileUpdatedText: '更改会员资料后，所有设备都需要重新登录。',
  passwordChangedTitle: '密码已更改',
  passwordChangedText: '所有设备都需要用新密码重新登录。',
  email: '邮箱地址或登录名',
  password: '密码',
  newPassword: '新密码',
  loggingIn: '正在登录',
  problem: '尚未登录',
  failed: '{{what}}。填写的内容还在，请重试。',
  suspendedHelp: '客服可协助解锁，周一至周五 {{from}} 至 {{to}}，香港公众假期除外。',
  otherWays: '其他登录方式',
  goHome: '离开此页',
  welcome: '{{name}}，欢迎你。',
  notices: '通知',
  unread: { other: '{{count}} 条未读' },
};
