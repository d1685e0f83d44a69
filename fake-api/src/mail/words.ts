import type { Lang } from '@first-gong/domain';

/** The words of the mails. */
export interface MailWords {
  greeting: string;
  activation: { subject: string; lead: string; validity: string; notYou: string; link: string };
  firstPassword: { subject: string; lead: string; validity: string; notYou: string; link: string };
  oneTimePassword: { subject: string; lead: string; validity: string; notYou: string };
  reset: { subject: string; lead: string; validity: string; notYou: string; link: string };
  changeRequest: { subject: string; received: string; reference: string; next: string };
  receipt: {
    subject: string;
    complete: string;
    tickets: string;
    total: string;
    points: string;
    final: string;
    link: string;
  };
}

export const mailWords: Record<Lang, MailWords> = {
  en_us: {
    greeting: 'Dear {{name}},',
    activation: {
      subject: 'Activate your First Gong account',
      lead: 'Your account is registered. Activate it by the link below, then log in.',
      validity: 'The link works once, within {{hours}} hours. After that, ask for another under “Forgot password”.',
      notYou:
        'If you did not register, do not open the link: somebody else knows the password. Without it the account stays closed.',
      link: 'Activate the account',
    },
    firstPassword: {
      subject: 'Activate your First Gong account',
      lead: 'Somebody asked for a password for this account, which is not activated yet. Set a password by the link below: that activates the account. Any earlier password and link stop working.',
      validity: 'The link works once, within {{minutes}} minutes. After that, ask for another under “Forgot password”.',
      notYou: 'If that was not you, do nothing: the account stays closed.',
      link: 'Set a password and activate',
    },
    oneTimePassword: {
      subject: 'Your one-time password',
      lead: 'Type this one-time password on the login page.',
      validity: 'It works once, within {{minutes}} minutes. If you asked more than once, only the newest works.',
      notYou: 'If you did not ask for it, do nothing. We never ask for it by phone or mail.',
    },
    reset: {
      subject: 'Set a new password',
      lead: 'Somebody asked for a new password for this account. Set it by the link below.',
      validity:
        'The link works once, within {{minutes}} minutes. Setting a new password logs the account out everywhere.',
      notYou: 'If that was not you, do nothing: your password stays as it is.',
      link: 'Set a new password',
    },
    changeRequest: {
      subject: 'We have your change request {{reference}}',
      received: 'Your request to change transaction {{transaction}} has come in.',
      reference: 'Its reference number is {{reference}}. Keep it for questions to customer service.',
      next: 'Nothing is changed yet. Customer service checks the request, {{from}} to {{to}} from Monday to Friday except on holidays, and writes to this address.',
    },
    receipt: {
      subject: 'Your tickets: {{title}}',
      complete: 'Your order {{number}} is complete. The confirmation number is {{confirmation}}.',
      tickets: '{{title}}, {{time}}, {{venue}}: {{seats}}',
      total: 'Charged: {{total}}.',
      points: 'Points used: {{used}}. Points earned: {{earned}}.',
      final: 'Tickets cannot be refunded or exchanged.',
      link: 'Show the order and its tickets',
    },
  },
  zh_hk: {
    greeting: '{{name}}：',
    activation: {
      subject: '啟用你的開鑼帳戶',
      lead: '帳戶已經登記。請按以下連結啟用帳戶，然後登入。',
      validity: '連結在 {{hours}} 小時內有效，只可使用一次。逾時可在「忘記密碼」再次索取。',
      notYou: '如果不是你登記，請勿打開連結，因為密碼是他人設定的。不打開連結，帳戶就不會啟用。',
      link: '啟用帳戶',
    },
    firstPassword: {
      subject: '啟用你的開鑼帳戶',
      lead: '有人為這個未啟用的帳戶索取密碼。請按以下連結設定密碼，帳戶會同時啟用；之前的密碼和連結一律失效。',
      validity: '連結在 {{minutes}} 分鐘內有效，只可使用一次。逾時可在「忘記密碼」再次索取。',
      notYou: '如果不是你要求，毋須理會，帳戶不會啟用。',
      link: '設定密碼並啟用',
    },
    oneTimePassword: {
      subject: '你的一次性密碼',
      lead: '請在登入頁輸入這個一次性密碼。',
      validity: '密碼在 {{minutes}} 分鐘內有效，只可使用一次。如曾多次索取，只有最新一個有效。',
      notYou: '如果不是你索取，毋須理會。我們不會以電話或電郵向你查問密碼。',
    },
    reset: {
      subject: '重設密碼',
      lead: '有人要求為這個帳戶重設密碼。請按以下連結設定新密碼。',
      validity: '連結在 {{minutes}} 分鐘內有效，只可使用一次。設定新密碼後，帳戶會在所有裝置登出。',
      notYou: '如果不是你要求，毋須理會，現有密碼維持不變。',
      link: '設定新密碼',
    },
    changeRequest: {
      subject: '已收到更改申請 {{reference}}',
      received: '我們已收到你對交易 {{transaction}} 的更改申請。',
      reference: '參考編號是 {{reference}}，向客戶服務查詢時請提供這個編號。',
      next: '資料暫時未有更改。客戶服務會在星期一至五（假期除外）{{from}} 至 {{to}} 核對申請，並以這個電郵地址回覆。',
    },
    receipt: {
      subject: '你的門票：{{title}}',
      complete: '訂單 {{number}} 已經完成，確認編號是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      total: '已收取 {{total}}。',
      points: '使用積分 {{used}}，獲得積分 {{earned}}。',
      final: '門票售出後不設退款或更換。',
      link: '查看訂單及門票',
    },
  },
  zh_cn: {
    greeting: '{{name}}：',
    activation: {
      subject: '激活你的开锣账户',
      lead: '账户已注册。请点击下面的链接激活账户，然后登录。',
      validity: '链接在 {{hours}} 小时内有效，只能使用一次。过期后可在“忘记密码”重新获取。',
      notYou: '如果不是你注册的，请不要打开链接，因为密码是别人设置的。不打开链接，账户就不会激活。',
      link: '激活账户',
    },
    firstPassword: {
      subject: '激活你的开锣账户',
      lead: '有人为这个尚未激活的账户申请密码。请点击下面的链接设置密码，账户会同时激活；之前的密码和链接全部失效。',
      validity: '链接在 {{minutes}} 分钟内有效，只能使用一次。过期后可在“忘记密码”重新获取。',
      notYou: '如果不是你申请的，不用理会，账户不会激活。',
      link: '设置密码并激活',
    },
    oneTimePassword: {
      subject: '你的一次性密码',
      lead: '请在登录页输入这个一次性密码。',
      validity: '密码在 {{minutes}} 分钟内有效，只能使用一次。如果多次获取，只有最新的一个有效。',
      notYou: '如果不是你获取的，不用理会。我们不会通过电话或邮件询问密码。',
    },
    reset: {
      subject: '重置密码',
      lead: '有人要求为这个账户重置密码。请点击下面的链接设置新密码。',
      validity: '链接在 {{minutes}} 分钟内有效，只能使用一次。设置新密码后，账户会在所有设备上退出登录。',
      notYou: '如果不是你要求的，不用理会，现有密码保持不变。',
      link: '设置新密码',
    },
    changeRequest: {
      subject: '已收到更改申请 {{reference}}',
      received: '我们已收到你对交易 {{transaction}} 的更改申请。',
      reference: '受理编号是 {{reference}}，联系客服时请提供这个编号。',
      next: '信息暂时没有更改。客服会在周一至周五（节假日除外）{{from}} 至 {{to}} 核对申请，并通过这个邮箱回复。',
    },
    receipt: {
      subject: '你的门票：{{title}}',
      complete: '订单 {{number}} 已完成，确认号是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      total: '已扣款 {{total}}。',
      points: '使用积分 {{used}}，获得积分 {{earned}}。',
      final: '门票售出后不退不换。',
      link: '查看订单及门票',
    },
  },
};
