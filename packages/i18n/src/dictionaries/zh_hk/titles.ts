export const titles = {
  description: '香港演唱會、話劇、粵劇、體育、電影及合家歡節目門票。繁體、簡體及英文購票。',
  home: '香港節目一覽 | 開鑼',
  event: '{{title}} | 開鑼',
  eventUnknown: '節目 | 開鑼',
  login: '登入 | 開鑼',
  logout: '登出 | 開鑼',
  cart: '購物車 | 開鑼',
  preview: '最後核對 | 開鑼',
  receipt: '收據 | 開鑼',
  history: '交易紀錄 | 開鑼',
  transaction: '交易 {{transactionNumber}} | 開鑼',
};
