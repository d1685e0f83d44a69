import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Links and newsletter in the footer, and descriptions of the linked pages. */
export const words: Translation<typeof english> = {
  newsletterLead: '通过邮件接收新节目，随时可取消。',
  newsletterEmail: '邮箱地址',
  newsletterSubmit: '订阅',
  newsletter: '节目资讯邮件',
  groupBuying: '购票指南',
  groupService: '客服',
  groupAbout: '关于',
  social: '关注我们',
  page_help: '全部帮助',
  page_buyTickets: '电影购票',
  page_buyEventTickets: '购票步骤',
  page_paymentMethod: '支付方式',
  page_delivery: '门票寄送',
  page_serviceFee: '服务费',
  page_faq: '常见问题',
  page_contactUs: '联系我们',
  page_boxOffice: '售票处',
  page_ticketingTerminal: '自助取票机',
  page_deliveryChangeRequest: '更改取票方式',
  page_txnChangeRequest: '更改交易信息',
  page_aboutUs: '关于我们',
  page_releaseNotes: '条款和隐私',
  page_systemRequirement: '系统要求',
  page_access: '无障碍服务',
  page_accessibility: '无障碍声明',
  page_unsubscribe: '取消订阅',
};
