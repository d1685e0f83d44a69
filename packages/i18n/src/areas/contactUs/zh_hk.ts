import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '聯絡我們 | {{brand}}',
  sentPageTitle: '查詢已送出 | {{brand}}',
  title: '聯絡我們',
  lead: '可隨時在此向客戶服務查詢。回覆時間為星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
  name: '姓名',
  email: '電郵地址',
  phone: '電話',
  phoneHint: '非香港號碼請連同國家或地區號碼。',
  enquiry: '查詢',
  enquiryHint: '如與訂單有關，請提供訂單編號。切勿提供密碼或完整卡號。',
  left: { other: '尚可輸入 {{count}} 字' },
  tooMany: { other: '超出 {{count}} 字' },
  submit: '送出',
  submitting: '正在送出',
  privacy: '私隱要求會在 {{days}} 個工作天內處理。',
  problem: '查詢尚未送出',
  failed: '{{what}}。已填寫的資料仍在，請再試一次，或致電熱線 {{number}}。',
  unsentTitle: '沒有送出任何資料',
  unsentText:
    '送出資料需要 JavaScript，但它沒有執行。請在瀏覽器啟用 JavaScript，重新載入本頁後再送出，或致電熱線 {{number}}。系統沒有讀取或保留你輸入的資料。',
  loadAgain: '重新載入本頁',

  // after the form was sent
  sentTitle: '查詢已送出',
  sentLead: '收到回覆前，請保留參考編號。',
  reference: '參考編號',
  nextTitle: '接下來',
  nextRead: '客戶服務按收到的次序處理查詢，時間為星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
  nextAnswer: '回覆會寄往 {{email}}，請一併查看垃圾郵件匣。',
  nextPrivacy: '有關個人資料的要求，最遲在 {{date}} 處理。',
  another: '送出另一項查詢',

  // hours
  waysTitle: '其他途徑',
  customerService: '客戶服務',
  customerServiceHours: '星期一至五 {{from}} 至 {{to}}，公眾假期除外',
  hotlineHours: '節目門票及政府售票網，每日 {{from}} 至 {{to}}',
  open: '現正服務，至 {{time}}',
  opensToday: '現已休息，今日 {{time}} 開始服務',
  opensLater: '現已休息，{{time}} 開始服務',
  hongKongTime: '所有時間均為香港時間。',
  forgotPassword: '忘記密碼',
  fasterTitle: '以下事項可直接辦理',
};
