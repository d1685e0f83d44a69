import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  onSaleTitle: '現正發售：《{{title}}》',
  onSaleShow: '{{venue}}，{{days}}。',
  onSalePrice: '票價 {{price}}，已包括服務費。主辦：{{presenter}}。',
  restrictedView_title: '視線受阻，選位前先說明',
  restrictedView_body:
    '座位如被柱、音響塔或舞台遮擋，節目頁、購物車和門票上都會寫明。\n這些座位自成一個票區。打開節目頁，便可看到各票區的餘票。',
  points_title: '消費即賺積分',
  points_body:
    '訂單完成後，每收取 HK$1 可得 {{pointsPerDollar}} 分，積分不設期限。\n每 {{pointsPerDollarOffset}} 分可在下一筆訂單抵扣 HK$1。不參與計劃的節目會註明。',
  seatsHeld_title: '座位先為你保留',
  seatsHeld_body:
    '放入購物車的座位保留 {{holdMinutes}} 分鐘，以伺服器時間為準，每部裝置看到的都一樣。\n時間一到，座位便不再保留，不會收取任何費用。',
  wishList_title: '餘票不足？加入願望清單',
  wishList_body:
    '票區餘票少於你想要的數量時，可登記最多 {{wishTickets}} 張，按登記先後編配。\n編配座位後保留 {{wishHours}} 小時，以積分付款。',
  collection_title: '取票方法任你選擇',
  collection_body:
    '電子門票、取票機及預約取票均不收費；速遞則送到你的郵寄地址。\n演出前數天停止速遞，付款前會列明截止日期。',
  oneTimePassword_title: '我們不會查問你的密碼',
  oneTimePassword_body:
    '一次性密碼 {{codeMinutes}} 分鐘內有效，只可登入一次。請勿告訴任何人，電話中亦然。\n如電郵或短訊可疑，請自行輸入網址，不要按連結。',
  telephone_title: '服務時間',
  telephone_body:
    '客戶服務時間為星期一至五 {{serviceFrom}} 至 {{serviceTo}}，公眾假期休息。\n節目門票熱線服務時間為 {{hotlineFrom}} 至 {{hotlineTo}}。個人通知保留 {{noticeMonths}} 個月。',
  footer_maintenance: '{{day}}{{from}} 至 {{to}} 系統維護，期間可瀏覽節目，購票及會員服務暫停。',
  footer_resale: '請經正式途徑購票。高價轉售的門票，入場時可能不獲接納。',
  footer_arriveEarly: '大型節目會提早開放入場。場館附近網絡繁忙，出門前請先開啟電子門票。',
};
