import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  greeting: '{{name}}：',
  activation_subject: '激活你的{{brand}}账户',
  activation_lead: '账户已注册。请点击下面的链接激活账户，然后登录。',
  activation_validity: '链接在 {{hours}} 小时内有效，只能使用一次。过期后可在“忘记密码”重新获取。',
  activation_notYou: '如果不是你注册的，请忽略这封邮件，也不要打开链接，否则会激活一个由别人设置密码的账户。',
  activation_link: '激活账户',
  otherPasswordLead:
    '不知道密码，或者是别人用你的邮箱注册的？请在 {{minutes}} 分钟内点击第二个链接，另设密码并激活账户。注册时填写的手机号码和地址会被删除，请之后在会员资料中重新填写。',
  otherPasswordLink: '另设密码并激活',
  oneTimePassword_subject: '你的一次性密码',
  oneTimePassword_lead: '请在登录页输入这个一次性密码。',
  oneTimePassword_validity: '密码在 {{minutes}} 分钟内有效，只能使用一次。如果多次获取，只有最新的一个有效。',
  oneTimePassword_notYou: '如果不是你本人操作，请忽略这封邮件。我们不会通过电话或邮件询问你的密码。',
  reset_subject: '设置新密码',
  reset_lead: '有人要求为这个账户设置新密码。请点击下面的链接设置新密码。',
  reset_validity: '链接在 {{minutes}} 分钟内有效，只能使用一次。设置新密码后，账户会在所有设备上退出登录。',
  reset_notYou: '如果不是你本人操作，请忽略这封邮件，现有密码保持不变。',
  reset_link: '设置新密码',
  changeRequestSubject: '已收到更改申请 {{reference}}',
  changeRequestReceived: '我们已收到你对订单 {{transaction}} 的更改申请。',
  changeRequestReference: '参考编号是 {{reference}}，联系客服时请提供这个编号。',
  changeRequestNext:
    '信息暂时没有更改。客服会在周一至周五（香港公众假期除外）{{from}} 至 {{to}} 核对申请，并回复到这个邮箱。',
  receiptSubject: '你的门票：{{title}}',
  receiptComplete: '订单已完成。订单号（交易编号）是 {{number}}，确认号码是 {{confirmation}}。',
  receiptTickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
  receiptOnline: '该节目为在线观看，观看链接会在开场前一小时发送到会员通知，每张票限一台设备。',
  receiptTotal: '已扣款 {{total}}。',
  receiptPoints: '使用积分 {{used}}，获得积分 {{earned}}。',
  receiptCalendarAttached: '附件是每场演出的日历文件。',
  receiptCodesAttached:
    '附件 tickets.html 是你的入场二维码，另附每场演出的日历文件。持有二维码即可入场，请勿转发这封邮件。',
  receiptFinal: '门票售出后不退不换。',
  receiptLink: '查看订单及门票',
  accountClosed_subject: '你的{{brand}}账户已注销',
  accountClosed_lead:
    '此邮箱的账户已于 {{time}} 注销，所有设备均已退出登录。姓名、个人资料、积分、心愿、收藏、通知和申请都已删除。你可以用此邮箱重新注册。',
  accountClosed_kept: '法律要求我们保存付款记录 {{years}} 年。这些记录不含你的姓名，期满后会删除。',
  accountClosed_notYou: '如果不是你本人注销账户，请立即致电客服：周一至周五 {{from}} 至 {{to}}，公众假期除外。',
};
