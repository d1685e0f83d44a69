import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  onSaleTitle: '正在售票：《{{title}}》',
  onSaleShow: '{{venue}}，{{days}}。',
  onSalePrice: '票价 {{price}}，已包含服务费。主办：{{presenter}}。',
  restrictedView_title: '视线受阻，选座前先说明',
  restrictedView_body:
    '座位如被柱子、音响塔或舞台遮挡，节目页、购物车和门票上都会写明。\n这些座位单独列为一个票区。打开节目页，就能看到各票区的余票。',
  points_title: '消费就能积分',
  points_body:
    '订单完成后，每收取 HK$1 可得 {{pointsPerDollar}} 分，积分长期有效。\n每 {{pointsPerDollarOffset}} 分可在下一笔订单抵扣 HK$1。不参与计划的节目会注明。',
  seatsHeld_title: '座位先为你保留',
  seatsHeld_body:
    '放入购物车的座位保留 {{holdMinutes}} 分钟，以服务器时间为准，每台设备看到的都一样。\n时间一到，座位就会释放，不会扣款。',
  wishList_title: '余票不足？加入心愿单',
  wishList_body:
    '票区余票少于你想要的数量时，最多可登记 {{wishTickets}} 张，按登记先后匹配。\n匹配成功后保留 {{wishHours}} 小时，用积分付款。',
  collection_title: '取票方式任你选择',
  collection_body:
    '电子票、自助取票机和预约取票均不收费；快递则送到你的邮寄地址。\n演出前数天停止快递，付款前会注明截止日期。',
  oneTimePassword_title: '我们不会询问你的密码',
  oneTimePassword_body:
    '一次性密码 {{codeMinutes}} 分钟内有效，只能登录一次。请勿告诉任何人，电话中也一样。\n如邮件或短信可疑，请自行输入网址，不要点击链接。',
  telephone_title: '服务时间',
  telephone_body:
    '客户服务时间为周一至周五 {{serviceFrom}} 至 {{serviceTo}}，香港公众假期休息。\n节目门票热线服务时间为 {{hotlineFrom}} 至 {{hotlineTo}}。个人通知保留 {{noticeMonths}} 个月。',
  footer_maintenance: '{{day}}{{from}} 至 {{to}} 系统维护，期间可浏览节目，购票和会员服务暂停。',
  footer_resale: '请通过正规渠道购票。高价转售的门票，入场时可能不被接受。',
  footer_arriveEarly: '大型节目会提前入场。场馆附近网络繁忙，出门前请先打开电子票。',
};
