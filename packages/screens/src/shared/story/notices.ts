import type { Lang, PersonalNotice } from '@first-gong/domain';
import { inThree } from './inThree.js';

const texts = [
  {
    at: '2026-11-20T13:08:00.000Z',
    read: false,
    page: 'Member/TransactionDetail.html?transactionNumber=T-20261120-08841273',
    title: inThree(
      'Order T-20261120-08841273 is complete',
      '訂單 T-20261120-08841273 已完成',
      '订单 T-20261120-08841273 已完成',
    ),
    body: inThree(
      'The Whale in the Cage Home. Tickets: 3. Open the order to see how to enter.',
      '籠屋裡的鯨魚：門票 3 張。入場方法請打開訂單查看。',
      '笼屋里的鲸鱼：门票 3 张。入场方式请打开订单查看。',
    ),
  },
  {
    at: '2026-11-15T04:00:00.000Z',
    read: false,
    page: 'Member/TopUpsHistory.html',
    title: inThree('5,000 points credited', '已存入 5,000 積分', '已到账 5,000 积分'),
    body: inThree(
      'Your top-up P-20261115-00923184 is complete. Points do not expire.',
      '增值 P-20261115-00923184 已完成。積分不會過期。',
      '充值 P-20261115-00923184 已完成。积分不会过期。',
    ),
  },
  {
    at: '2026-10-02T12:41:00.000Z',
    read: true,
    page: null,
    title: inThree(
      'The bank declined order T-20261002-01974001',
      '銀行拒絕了訂單 T-20261002-01974001',
      '银行拒绝了订单 T-20261002-01974001',
    ),
    body: inThree(
      'Nothing was charged, no points were used, and the seats have been released.',
      '沒有收取款項，沒有使用積分，座位不再保留。',
      '没有扣款，没有使用积分，座位已经释放。',
    ),
  },
] as const;

/** Newest first. */
export const noticesIn = (lang: Lang): PersonalNotice[] =>
  texts.map(({ at, read, page, title, body }, index) => ({
    noticeId: `notice-${index}`,
    at,
    read,
    title: title[lang],
    body: [body[lang]],
    href: page && `/${lang}/${page}`,
  }));
