import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '交易 {{transactionNumber}} | 开锣',
  breadcrumbLabel: '当前位置',
  loading: '正在获取交易详情',
  amounts: '金额',
  numbers: '编号',
  points: '积分',
  collectETicket: '入场时请用手机或打印件出示每张门票上的二维码。',
  collectKiosk: '请凭确认号码在任意自助取票机打印门票。',
  collectPickUp: '请预约后凭确认号码到售票处取票。',
  collectCourier: '快递到{{address}}。',
  recipient: '收件人',
  recipientPhone: '收件人电话',
  waybillNumber: '运单编号',
  cancelledBody: '这笔交易已取消，门票无效。',
  calendar: '添加到日历',
  calendarOf: '将“{{event}}”添加到日历',
  changeOpen: '如需更改取票方式，请于{{day}}或之前致电 {{hotline}}：演出前 {{count}} 个工作日截止更改。',
  changeOver: '取票方式已不能更改：截止日期为{{day}}，即演出前 {{count}} 个工作日。',
  changeContact: '如需更改本订单的联系人、联系电话或地址，请致电 {{hotline}}，并提供交易编号。',
  changeContactWithCard: '如需更改本订单的联系人、联系电话或地址，请致电 {{hotline}}，并备好交易编号和付款的信用卡。',
  changeBegun: '演出已经开始，本订单不能再更改、退票或换票。',
};
