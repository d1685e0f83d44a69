import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Links and newsletter in the footer, and descriptions of the linked pages. */
export const words: Translation<typeof english> = {
  newsletterLead: '以電郵送上新節目，隨時可取消。',
  newsletterEmail: '電郵地址',
  newsletterSubmit: '訂閱',
  newsletter: '節目通訊',
  groupBuying: '購票指南',
  groupService: '客戶服務',
  groupAbout: '關於',
  social: '追蹤我們',
  page_help: '全部幫助',
  page_buyTickets: '電影購票',
  page_buyEventTickets: '購票步驟',
  page_paymentMethod: '付款方式',
  page_delivery: '門票派送',
  page_serviceFee: '服務費',
  page_faq: '常見問題',
  page_contactUs: '聯絡我們',
  page_boxOffice: '售票處',
  page_ticketingTerminal: '取票機',
  page_deliveryChangeRequest: '更改取票方式',
  page_txnChangeRequest: '更改交易資料',
  page_aboutUs: '關於我們',
  page_releaseNotes: '條款及私隱',
  page_systemRequirement: '系統要求',
  page_access: '無障礙服務',
  page_accessibility: '無障礙聲明',
  page_unsubscribe: '取消訂閱通訊',
};
