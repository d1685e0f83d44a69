import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Descriptions of the pages that search engines index. Only the server uses these texts. */
export const words: Translation<typeof english> = {
  home: '香港演唱會、戲劇、戲曲、體育、電影及親子節目門票。',
  eventDetail: '香港節目的日期、場地、票價及座位。',
  cinema: '香港戲院的電影時間表，附座位、各票種票價及觀眾年齡。',
  pastEvents: '香港過往節目，按年份及月份排列，附場地。',
  contactUs: '向{{brand}}的客戶服務查詢或致電：服務時間及電話號碼。',
  boxOffice: '香港 {{districts}} 區的售票處，附時間、服務及地圖。',
  ticketingTerminal: '香港 {{districts}} 區的取票機，附時間及地圖。',
  txnChangeRequest: '更改訂單的聯絡人姓名、聯絡電話或地址，只會更新你勾選的項目。',
  deliveryChangeRequest: '更改取票方式：取票機、預約取票或速遞，演出前 {{days}} 個工作天或之前申請。',
  unsubscribe: '停止接收{{brand}}的節目通訊。',
  login: '登入後可購票、查看交易紀錄及使用積分。',
  aboutUs: '{{brand}}，香港的售票網站：售賣甚麼、承諾甚麼，以及哪些部分屬示範。',
  help: '{{brand}}的所有幫助：購票、付款、取票、帳戶及聯絡方法。',
  faq: '有關會員、登入、座位、付款、積分、門票及入場的答案，可供搜尋。',
  buyTickets: '電影購票：門票類別、年齡、相連座位及颱風安排。',
  buyEventTickets: '節目購票步驟、購票資格及數量上限。',
  systemRequirement: '瀏覽器、JavaScript、儲存、字型大小、主題、鍵盤及螢幕閱讀器。',
  access: '節目的無梯級入口、輪椅位、陪同者座位、字幕及手語傳譯：名稱的意思及預訂方法。',
  accessibility: '本網站的無障礙測試、不足之處及聯絡方法。',
  paymentMethod: '信用卡、電子錢包、支付應用程式及會員積分，以及訂單何時確定。',
  delivery: '電子門票、取票機、預約取票及速遞的費用、所需時間及截止日期，附計算工具。',
  serviceFee: '訂單的服務費及速遞費用，附計算工具。',
  releaseNotes: '{{brand}}的條款及細則和私隱政策。',
  // one event
  event: '{{byline}}。{{venue}}，{{days}}。{{text}}',
  // one part of a page, such as a category of the listing or its second page
  part: '{{heading}}。{{description}}',
  // <noscript>
  noScriptTitle: '登入及購票需要 JavaScript',
  noScriptText:
    '沒有 JavaScript 仍可閱讀及搜尋節目；登入、購物車、訂單、門票及送出表格則需要 JavaScript。請在瀏覽器啟用後重新載入本頁，或致電購票熱線 {{number}}，服務時間 {{from}} 至 {{to}}。',
};
