export const titles = {
  description: '香港演唱会、话剧、粤剧、体育、电影及亲子节目门票。繁体、简体及英文购票。',
  home: '香港节目一览 | 开锣',
  event: '{{title}} | 开锣',
  eventUnknown: '节目 | 开锣',
  login: '登录 | 开锣',
  logout: '退出登录 | 开锣',
  cart: '购物车 | 开锣',
  preview: '最后核对 | 开锣',
  receipt: '收据 | 开锣',
  history: '交易记录 | 开锣',
  transaction: '交易 {{transactionNumber}} | 开锣',
};
