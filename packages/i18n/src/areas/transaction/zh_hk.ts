import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '交易 {{transactionNumber}} | 開鑼',
  breadcrumbLabel: '目前位置',
  loading: '正在取得交易詳情',
  amounts: '款項',
  numbers: '編號',
  points: '積分',
  collectETicket: '入場時請以手機或列印本出示每張門票上的二維碼。',
  collectKiosk: '請憑確認編號到任何取票機列印門票。',
  collectPickUp: '請預約到售票處憑確認編號取票。',
  collectCourier: '速遞到{{address}}。',
  recipient: '收件人',
  recipientPhone: '收件人電話',
  waybillNumber: '運單編號',
  cancelledBody: '這筆交易已經取消，門票無效。',
  calendar: '加入日曆',
  calendarOf: '將「{{event}}」加入日曆',
  changeOpen: '如要更改取票方式，請於{{day}}或之前致電 {{hotline}}：演出前 {{count}} 個工作天截止更改。',
  changeOver: '取票方式已不能更改：截止日期為{{day}}，即演出前 {{count}} 個工作天。',
  changeContact: '如要更改此訂單的聯絡人、聯絡電話或地址，請致電 {{hotline}}，並提供交易編號。',
  changeContactWithCard: '如要更改此訂單的聯絡人、聯絡電話或地址，請致電 {{hotline}}，並備妥交易編號和付款的信用卡。',
  changeBegun: '節目已經開始，此訂單不能再更改、退款或換票。',
};
