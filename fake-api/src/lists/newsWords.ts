import {
  customerService,
  hotline,
  noticeMonths,
  oneTimePassword,
  pagePath,
  points,
  seatHold,
  wishList,
} from '@first-gong/domain';
import type { Words } from '../catalogue/phrases.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A piece of news about the service. It holds on any day of the year. */
export interface ServiceNews {
  slug: string;
  title: Words;
  body: readonly Words[];
  /** A page of the shop, without the language prefix. */
  href: string;
}

export const serviceNews: readonly ServiceNews[] = [
  {
    slug: 'restricted-view',
    title: ['We name restricted views before you choose', '視線受阻，選位前先說明', '视线受阻，选座前先说明'],
    body: [
      [
        'The event page, the cart and the ticket say when a pillar, a tower or the stage hides part of the view.',
        '座位如被柱、音響塔或舞台遮擋，節目頁、購物車和門票上都會寫明。',
        '座位如被柱子、音响塔或舞台遮挡，节目页、购物车和门票上都会写明。',
      ],
      [
        'Such seats have a zone of their own. Open an event to see the tickets that each zone has left.',
        '這些座位自成一個票區。打開節目頁，便可看到各票區的餘票。',
        '这些座位单独列为一个票区。打开节目页，就能看到各票区的余票。',
      ],
    ],
    href: pagePath('home'),
  },
  {
    slug: 'points',
    title: ['Points for what you spend', '消費即賺積分', '消费就能积分'],
    body: [
      [
        `A completed order earns ${points.perDollar} point for each HK$1 charged. Points do not expire.`,
        `訂單完成後，每收取 HK$1 可得 ${points.perDollar} 分，積分不設期限。`,
        `订单完成后，每收取 HK$1 可得 ${points.perDollar} 分，积分长期有效。`,
      ],
      [
        `${points.perDollarOffset} points take HK$1 off your next order. Events outside the programme say so.`,
        `每 ${points.perDollarOffset} 分可在下一筆訂單抵扣 HK$1。不參與計劃的節目會註明。`,
        `每 ${points.perDollarOffset} 分可在下一笔订单抵扣 HK$1。不参与计划的节目会注明。`,
      ],
    ],
    href: `${pagePath('faq')}#earn`,
  },
  {
    slug: 'seats-held',
    title: ['Your seats wait while you decide', '座位先為你保留', '座位先为你保留'],
    body: [
      [
        `Seats in the cart are held for ${seatHold / MINUTE} minutes. The server keeps the time, so every device shows the same.`,
        `放入購物車的座位保留 ${seatHold / MINUTE} 分鐘，以伺服器時間為準，每部裝置看到的都一樣。`,
        `放入购物车的座位保留 ${seatHold / MINUTE} 分钟，以服务器时间为准，每台设备看到的都一样。`,
      ],
      [
        'When time runs out the seats are released and nothing is charged.',
        '時間一到，座位便不再保留，不會收取任何費用。',
        '时间一到，座位就会释放，不会扣款。',
      ],
    ],
    href: pagePath('buyEventTickets'),
  },
  {
    slug: 'wish-list',
    title: ['Not enough tickets left? Use your wish list', '餘票不足？加入願望清單', '余票不足？加入心愿单'],
    body: [
      [
        `You can wish for up to ${wishList.ticketsPerPerson} tickets of a zone that has fewer tickets left than you want. We match wishes in the order in which members saved them.`,
        `票區餘票少於你想要的數量時，可登記最多 ${wishList.ticketsPerPerson} 張，按登記先後編配。`,
        `票区余票少于你想要的数量时，最多可登记 ${wishList.ticketsPerPerson} 张，按登记先后匹配。`,
      ],
      [
        `Matched seats are held for ${wishList.paymentTime / HOUR} hours. You pay for them with points.`,
        `編配座位後保留 ${wishList.paymentTime / HOUR} 小時，以積分付款。`,
        `匹配成功后保留 ${wishList.paymentTime / HOUR} 小时，用积分付款。`,
      ],
    ],
    href: pagePath('wishList'),
  },
  {
    slug: 'collection',
    title: ['Four ways to get your tickets', '取票方法任你選擇', '取票方式任你选择'],
    body: [
      [
        'E-tickets, ticketing kiosks and pick-up by appointment are free. A courier brings tickets to your mailing address.',
        '電子門票、取票機及預約取票均不收費；速遞則送到你的郵寄地址。',
        '电子票、自助取票机和预约取票均不收费；快递则送到你的邮寄地址。',
      ],
      [
        'Courier delivery stops some days before the event. You see the last day before you pay.',
        '演出前數天停止速遞，付款前會列明截止日期。',
        '演出前数天停止快递，付款前会注明截止日期。',
      ],
    ],
    href: pagePath('delivery'),
  },
  {
    slug: 'one-time-password',
    title: ['We never ask for your password', '我們不會查問你的密碼', '我们不会询问你的密码'],
    body: [
      [
        `A one-time password works for ${oneTimePassword.validity / MINUTE} minutes and for one login. Do not give the password to anyone, on the phone or otherwise.`,
        `一次性密碼 ${oneTimePassword.validity / MINUTE} 分鐘內有效，只可登入一次。請勿告訴任何人，電話中亦然。`,
        `一次性密码 ${oneTimePassword.validity / MINUTE} 分钟内有效，只能登录一次。请勿告诉任何人，电话中也一样。`,
      ],
      [
        'If an email or a message looks wrong, type our address yourself instead of opening the link.',
        '如電郵或短訊可疑，請自行輸入網址，不要按連結。',
        '如邮件或短信可疑，请自行输入网址，不要点击链接。',
      ],
    ],
    href: `${pagePath('faq')}#oneTimePassword`,
  },
  {
    slug: 'telephone',
    title: ['Service hours', '服務時間', '服务时间'],
    body: [
      [
        `Customer service answers ${customerService.from} to ${customerService.to}, Monday to Friday, except public holidays.`,
        `客戶服務時間為星期一至五 ${customerService.from} 至 ${customerService.to}，公眾假期休息。`,
        `客户服务时间为周一至周五 ${customerService.from} 至 ${customerService.to}，香港公众假期休息。`,
      ],
      [
        `The hotline for event tickets answers ${hotline.from} to ${hotline.to}. Personal notices stay in your inbox for ${noticeMonths} months.`,
        `節目門票熱線服務時間為 ${hotline.from} 至 ${hotline.to}。個人通知保留 ${noticeMonths} 個月。`,
        `节目门票热线服务时间为 ${hotline.from} 至 ${hotline.to}。个人通知保留 ${noticeMonths} 个月。`,
      ],
    ],
    href: pagePath('contactUs'),
  },
];
