import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Descriptions of the pages that search engines index. Only the server uses these texts. */
export const words: Translation<typeof english> = {
  home: '香港演唱会、戏剧、戏曲、体育、电影及亲子节目门票。',
  eventDetail: '香港节目的日期、场馆、票价和座位。',
  cinema: '香港影院的电影排片表，附座位、各票种票价和观众年龄。',
  pastEvents: '香港往期节目，按年份和月份排列，附场馆。',
  contactUs: '给{{brand}}客服留言或致电：服务时间和电话号码。',
  boxOffice: '香港 {{districts}} 区的售票处，附时间、服务和地图。',
  ticketingTerminal: '香港 {{districts}} 区的自助取票机，附时间和地图。',
  txnChangeRequest: '更改订单的联系人姓名、联系电话或地址，只会更新你勾选的项目。',
  deliveryChangeRequest: '更改取票方式：自助取票机、预约取票或快递，演出前 {{days}} 个工作日或更早申请。',
  unsubscribe: '停止接收{{brand}}的节目资讯邮件。',
  login: '登录后可购票、查看交易记录和使用积分。',
  aboutUs: '{{brand}}，香港的售票网站：卖什么、承诺什么，以及哪些部分属于演示。',
  help: '{{brand}}的全部帮助：购票、支付、取票、账户和联系方式。',
  faq: '关于会员、登录、座位、支付、积分、门票和入场的答案，可以搜索。',
  buyTickets: '电影购票：票种、年龄、相连座位和台风安排。',
  buyEventTickets: '节目购票步骤、购票资格和数量上限。',
  systemRequirement: '浏览器、JavaScript、存储、字号、主题、键盘和屏幕阅读器。',
  access: '节目的无台阶入口、轮椅席、陪同席、字幕和手语翻译：名称的意思和预订方法。',
  accessibility: '本网站的无障碍测试、不足之处和联系方式。',
  paymentMethod: '信用卡、电子钱包、支付应用和会员积分，以及订单何时确定。',
  delivery: '电子票、自助取票机、预约取票和快递的费用、所需时间和截止日期，可以计算。',
  serviceFee: '订单的服务费和快递费用，可以计算。',
  releaseNotes: '{{brand}}的条款和细则及隐私政策。',
  // one event
  event: '{{byline}}。{{venue}}，{{days}}。{{text}}',
  // one part of a page, such as a category of the listing or its second page
  part: '{{heading}}。{{description}}',
  // <noscript>
  noScriptTitle: '登录和购票需要 JavaScript',
  noScriptText:
    '没有 JavaScript 仍可浏览和搜索节目；登录、购物车、订单、门票和提交表单则需要 JavaScript。请在浏览器中启用后重新加载本页，或拨打购票热线 {{number}}，服务时间 {{from}} 至 {{to}}。',
};
