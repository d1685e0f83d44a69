import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '联系我们 | {{brand}}',
  sentPageTitle: '咨询已提交 | {{brand}}',
  title: '联系我们',
  lead: '可随时给客服留言。回复时间为周一至周五 {{from}} 至 {{to}}，香港公众假期除外。',
  name: '姓名',
  email: '邮箱地址',
  phone: '电话',
  phoneHint: '非香港号码请加上国家或地区代码。',
  enquiry: '咨询内容',
  enquiryHint: '如与订单有关，请提供订单号。切勿提供密码或完整卡号。',
  left: { other: '还可输入 {{count}} 字' },
  tooMany: { other: '超出 {{count}} 字' },
  submit: '提交',
  submitting: '正在提交',
  privacy: '隐私请求会在 {{days}} 个工作日内处理。',
  problem: '咨询尚未提交',
  failed: '{{what}}。填写的内容还在，请重试，或拨打热线 {{number}}。',
  unsentTitle: '没有提交任何内容',
  unsentText:
    '提交内容需要 JavaScript，但它没有运行。请在浏览器中启用 JavaScript，重新加载本页后再提交，或拨打热线 {{number}}。系统没有读取或保存你输入的内容。',
  loadAgain: '重新加载本页',

  // after the form was sent
  sentTitle: '咨询已提交',
  sentLead: '收到回复前，请保留参考编号。',
  reference: '参考编号',
  nextTitle: '接下来',
  nextRead: '客服按收到的顺序处理咨询，时间为周一至周五 {{from}} 至 {{to}}，香港公众假期除外。',
  nextAnswer: '回复会发送至 {{email}}，请同时检查垃圾邮件箱。',
  nextPrivacy: '有关个人信息的请求，最迟在 {{date}} 处理。',
  another: '再提交一项咨询',

  // hours
  waysTitle: '其他途径',
  customerService: '客服',
  customerServiceHours: '周一至周五 {{from}} 至 {{to}}，香港公众假期除外',
  hotlineHours: '节目门票和政府售票网，每天 {{from}} 至 {{to}}',
  open: '正在服务，至 {{time}}',
  opensToday: '已休息，今天 {{time}} 开始服务',
  opensLater: '已休息，{{time}} 开始服务',
  hongKongTime: '所有时间均为香港时间。',
  forgotPassword: '忘记密码',
  fasterTitle: '以下事项可直接办理',
};
