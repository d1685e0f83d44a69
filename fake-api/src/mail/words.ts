import type { Lang } from '@first-gong/domain';

/** The words of the mails. */
export interface MailWords {
  greeting: string;
  activation: { subject: string; lead: string; validity: string; notYou: string; link: string };
  /** The second way of the activation email when it is sent again. */
  otherPassword: { lead: string; link: string };
  oneTimePassword: { subject: string; lead: string; validity: string; notYou: string };
  reset: { subject: string; lead: string; validity: string; notYou: string; link: string };
  changeRequest: { subject: string; received: string; reference: string; next: string };
  receipt: {
    subject: string;
    complete: string;
    tickets: string;
    online: string;
    total: string;
    points: string;
    calendarAttached: string;
    codesAttached: string;
    final: string;
    link: string;
  };
}

export const mailWords: Record<Lang, MailWords> = {
  en_us: {
    greeting: 'Dear {{name}},',
    activation: {
      subject: 'Activate your First Gong account',
      lead: 'Your account is registered. Activate the account with the link below, then log in.',
      validity: 'The link works once, within {{hours}} hours. After that, ask for a new link under “Forgot password”.',
      notYou:
        'If you did not register, ignore this email. Do not open the link: it would activate an account whose password somebody else chose.',
      link: 'Activate the account',
    },
    otherPassword: {
      lead: 'You do not know the password, or somebody else registered your email? Use the second link within {{minutes}} minutes. It sets another password and activates the account. The mobile number and the address of the registration are removed, so enter them again in your member information.',
      link: 'Set another password and activate',
    },
    oneTimePassword: {
      subject: 'Your one-time password',
      lead: 'Enter this one-time password on the login page.',
      validity:
        'The password works once, within {{minutes}} minutes. If you asked more than once, only the newest password works.',
      notYou:
        'If you did not ask for this password, ignore this email. We never ask for your password by phone or email.',
    },
    reset: {
      subject: 'Set a new password',
      lead: 'Somebody asked for a new password for this account. Set a new password with the link below.',
      validity:
        'The link works once, within {{minutes}} minutes. Setting a new password logs the account out everywhere.',
      notYou: 'If you did not ask for a new password, ignore this email. Your password does not change.',
      link: 'Set a new password',
    },
    changeRequest: {
      subject: 'We have received your change request {{reference}}',
      received: 'We have received your request to change order {{transaction}}.',
      reference: 'The reference number is {{reference}}. Please give this number when you ask customer service.',
      next: 'Nothing has changed yet. Customer service checks the request (Monday to Friday {{from}} to {{to}}, except public holidays) and replies to this address.',
    },
    receipt: {
      subject: 'Your tickets: {{title}}',
      complete:
        'Your order is complete. The order number (transaction number) is {{number}}. The confirmation number is {{confirmation}}.',
      tickets: '{{title}}, {{time}}, {{venue}}: {{seats}}',
      online:
        'This programme is watched online. The link reaches your notices one hour before the start. One device per ticket.',
      total: 'Charged: {{total}}.',
      points: 'Points used: {{used}}. Points earned: {{earned}}.',
      calendarAttached: 'A calendar file of each performance is attached.',
      codesAttached:
        'Attached are your entry codes, in tickets.html, and a calendar file of each performance. Anyone with a code can use its ticket, so do not forward this email.',
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
      notYou: '如果不是你登記，請不要理會這封電郵，亦不要打開連結，否則會啟用一個由他人設定密碼的帳戶。',
      link: '啟用帳戶',
    },
    otherPassword: {
      lead: '不知道密碼，或者是他人以你的電郵登記？請在 {{minutes}} 分鐘內按第二條連結，另設密碼並啟用帳戶。登記時填寫的手機號碼和地址會被刪除，請之後在會員資料重新填寫。',
      link: '另設密碼並啟用',
    },
    oneTimePassword: {
      subject: '你的一次性密碼',
      lead: '請在登入頁輸入這個一次性密碼。',
      validity: '密碼在 {{minutes}} 分鐘內有效，只可使用一次。如曾多次索取，只有最新一個有效。',
      notYou: '如果不是你索取，請不要理會這封電郵。我們不會以電話或電郵查問你的密碼。',
    },
    reset: {
      subject: '設定新密碼',
      lead: '有人要求為這個帳戶設定新密碼。請按以下連結設定新密碼。',
      validity: '連結在 {{minutes}} 分鐘內有效，只可使用一次。設定新密碼後，帳戶會在所有裝置登出。',
      notYou: '如果不是你要求，請不要理會這封電郵，現有密碼維持不變。',
      link: '設定新密碼',
    },
    changeRequest: {
      subject: '已收到更改申請 {{reference}}',
      received: '我們已收到你對訂單 {{transaction}} 的更改申請。',
      reference: '參考編號是 {{reference}}，向客戶服務查詢時請提供這個編號。',
      next: '資料暫時未有更改。客戶服務會在星期一至五（公眾假期除外）{{from}} 至 {{to}} 核對申請，並回覆至此電郵地址。',
    },
    receipt: {
      subject: '你的門票：{{title}}',
      complete: '訂單已經完成。訂單編號（交易編號）是 {{number}}，確認編號是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      online: '此節目在線上觀看，觀看連結會在開場前一小時送到會員通知，每張門票限一部裝置。',
      total: '已收取 {{total}}。',
      points: '使用積分 {{used}}，獲得積分 {{earned}}。',
      calendarAttached: '附件是每場演出的日曆檔案。',
      codesAttached:
        '附件 tickets.html 是你的入場二維碼，另附每場演出的日曆檔案。持有二維碼即可入場，請勿轉寄這封電郵。',
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
      notYou: '如果不是你注册的，请忽略这封邮件，也不要打开链接，否则会激活一个由别人设置密码的账户。',
      link: '激活账户',
    },
    otherPassword: {
      lead: '不知道密码，或者是别人用你的邮箱注册的？请在 {{minutes}} 分钟内点击第二个链接，另设密码并激活账户。注册时填写的手机号码和地址会被删除，请之后在会员资料中重新填写。',
      link: '另设密码并激活',
    },
    oneTimePassword: {
      subject: '你的一次性密码',
      lead: '请在登录页输入这个一次性密码。',
      validity: '密码在 {{minutes}} 分钟内有效，只能使用一次。如果多次获取，只有最新的一个有效。',
      notYou: '如果不是你本人操作，请忽略这封邮件。我们不会通过电话或邮件询问你的密码。',
    },
    reset: {
      subject: '设置新密码',
      lead: '有人要求为这个账户设置新密码。请点击下面的链接设置新密码。',
      validity: '链接在 {{minutes}} 分钟内有效，只能使用一次。设置新密码后，账户会在所有设备上退出登录。',
      notYou: '如果不是你本人操作，请忽略这封邮件，现有密码保持不变。',
      link: '设置新密码',
    },
    changeRequest: {
      subject: '已收到更改申请 {{reference}}',
      received: '我们已收到你对订单 {{transaction}} 的更改申请。',
      reference: '参考编号是 {{reference}}，联系客服时请提供这个编号。',
      next: '信息暂时没有更改。客服会在周一至周五（香港公众假期除外）{{from}} 至 {{to}} 核对申请，并回复到这个邮箱。',
    },
    receipt: {
      subject: '你的门票：{{title}}',
      complete: '订单已完成。订单号（交易编号）是 {{number}}，确认号码是 {{confirmation}}。',
      tickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
      online: '该节目为在线观看，观看链接会在开场前一小时发送到会员通知，每张票限一台设备。',
      total: '已扣款 {{total}}。',
      points: '使用积分 {{used}}，获得积分 {{earned}}。',
      calendarAttached: '附件是每场演出的日历文件。',
      codesAttached:
        '附件 tickets.html 是你的入场二维码，另附每场演出的日历文件。持有二维码即可入场，请勿转发这封邮件。',
      final: '门票售出后不退不换。',
      link: '查看订单及门票',
    },
  },
};
