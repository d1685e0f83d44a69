import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  greeting: '{{name}}：',
  activation_subject: '啟用你的{{brand}}帳戶',
  activation_lead: '帳戶已經登記。請按以下連結啟用帳戶，然後登入。',
  activation_validity: '連結在 {{hours}} 小時內有效，只可使用一次。逾時可在「忘記密碼」再次索取。',
  activation_notYou: '如果不是你登記，請不要理會這封電郵，亦不要打開連結，否則會啟用一個由他人設定密碼的帳戶。',
  activation_link: '啟用帳戶',
  otherPasswordLead:
    '不知道密碼，或者是他人以你的電郵登記？請在 {{minutes}} 分鐘內按第二條連結，另設密碼並啟用帳戶。登記時填寫的手機號碼和地址會被刪除，請之後在會員資料重新填寫。',
  otherPasswordLink: '另設密碼並啟用',
  oneTimePassword_subject: '你的一次性密碼',
  oneTimePassword_lead: '請在登入頁輸入這個一次性密碼。',
  oneTimePassword_validity: '密碼在 {{minutes}} 分鐘內有效，只可使用一次。如曾多次索取，只有最新一個有效。',
  oneTimePassword_notYou: '如果不是你索取，請不要理會這封電郵。我們不會以電話或電郵查問你的密碼。',
  reset_subject: '設定新密碼',
  reset_lead: '有人要求為這個帳戶設定新密碼。請按以下連結設定新密碼。',
  reset_validity: '連結在 {{minutes}} 分鐘內有效，只可使用一次。設定新密碼後，帳戶會在所有裝置登出。',
  reset_notYou: '如果不是你要求，請不要理會這封電郵，現有密碼維持不變。',
  reset_link: '設定新密碼',
  changeRequestSubject: '已收到更改申請 {{reference}}',
  changeRequestReceived: '我們已收到你對訂單 {{transaction}} 的更改申請。',
  changeRequestReference: '參考編號是 {{reference}}，向客戶服務查詢時請提供這個編號。',
  changeRequestNext:
    '資料暫時未有更改。客戶服務會在星期一至五（公眾假期除外）{{from}} 至 {{to}} 核對申請，並回覆至此電郵地址。',
  receiptSubject: '你的門票：{{title}}',
  receiptComplete: '訂單已經完成。訂單編號（交易編號）是 {{number}}，確認編號是 {{confirmation}}。',
  receiptTickets: '{{title}}，{{time}}，{{venue}}：{{seats}}',
  receiptOnline: '此節目在線上觀看，觀看連結會在開場前一小時送到會員通知，每張門票限一部裝置。',
  receiptTotal: '已收取 {{total}}。',
  receiptPoints: '使用積分 {{used}}，獲得積分 {{earned}}。',
  receiptCalendarAttached: '附件是每場演出的日曆檔案。',
  receiptCodesAttached:
    '附件 tickets.html 是你的入場二維碼，另附每場演出的日曆檔案。持有二維碼即可入場，請勿轉寄這封電郵。',
  receiptFinal: '門票售出後不設退款或更換。',
  receiptLink: '查看訂單及門票',
  accountClosed_subject: '你的{{brand}}帳戶已關閉',
  accountClosed_lead:
    '此電郵的帳戶已於 {{time}} 關閉，所有裝置均已登出。姓名、個人資料、積分、願望、最愛、通知及申請均已刪除。你可以用此電郵重新登記。',
  accountClosed_kept: '法例要求我們保存付款紀錄 {{years}} 年。這些紀錄不含你的姓名，期滿後會刪除。',
  accountClosed_notYou: '如果帳戶並非由你關閉，請立即致電客戶服務：星期一至五 {{from}} 至 {{to}}，公眾假期除外。',
};
