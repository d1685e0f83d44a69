import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '会员资料 | 开锣',
  loading: '正在加载会员资料',
  lead: '为了账户安全，保存后需要重新登录。',
  loginAs: '登录邮箱 {{email}}',
  save: '保存并重新登录',
  saving: '正在保存',
  problem: '会员资料尚未保存',
  failed: '{{what}}。填写的内容还在，请重试。',
  passwordTitle: '更改密码',
  passwordLead: '更改后，所有设备都需要用新密码重新登录。',
  oldPassword: '旧密码',
  newPassword: '新密码',
  newPasswordHint: '8 至 20 个字符。',
  retypedPassword: '再次输入新密码',
  showPassword: '显示',
  hidePassword: '隐藏',
  changePassword: '更改密码并重新登录',
  changingPassword: '正在更改密码',
  passwordProblem: '密码尚未更改',
  passwordFailed: '{{what}}。密码可能还没有更改，请重试，或者用新密码登录。',
  noPasswordTitle: '这个账户没有密码',
  noPasswordText: '你通过其他服务登录。如果想另外设置密码，请退出登录，然后在登录页使用“忘记密码”。',
};
