import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '等候室 | {{brand}}',
  pageTitleWaiting: '前面 {{ahead}} 人 | 等候室 | {{brand}}',
  pageTitleCalled: '輪到你了！ | {{brand}}',
  pageTitleMissed: '已錯過輪候次序 | {{brand}}',
  kicker: '等候室',
  loading: '正在查看你在等候室的位置',

  // waiting
  waitingTitle: '你正在排隊',
  waitingText: '會員按到達次序逐一進入，多開視窗不會提前。',
  aheadLabel: '前面還有',
  aheadUnit: { other: '人' },
  updated: '最後更新 {{time}}',
  stale: '{{time}} 之後沒有收到更新，正在重新連線。你的位置不變。',
  positionLabel: '你的位置',
  timeLabel: '預計',
  timeRange: '{{from}} 至 {{to}}',
  timeUnit: { other: '分鐘' },
  underAMinute: '不足 1',
  timeNote: '每十位會員有九位在這段時間內進入。',
  announceWaiting: { other: '前面還有 {{ahead}} 人，預計 {{from}} 至 {{to}} 分鐘後輪到你。' },
  announceSoon: { other: '前面還有 {{ahead}} 人，預計一分鐘內輪到你。' },
  leave: '先瀏覽節目',
  safeTitle: '可以放心關閉或重新載入此頁',
  safeText:
    '位置記在你的會員帳戶，另開視窗、換裝置或網絡中斷都不會失去。請按時回來：輪到你時，有 {{minutes}} 分鐘可以進入。',
  sound: '輪到我時響鑼',
  soundOn: '輪到你時會響鑼',
  soundRefused: '瀏覽器封鎖了聲音。輪到你時，分頁的標題和圖示會改變。',

  // the turn
  calledTitle: '輪到你了',
  calledText: '請立即進入選位。選好的座位保留 {{held}} 分鐘。',
  calledLabel: '進入時間尚餘',
  calledStatus: '逾時便錯過這一輪，可以再排到隊尾。',
  announceCalled: '輪到你了，請於 {{minutes}} 分鐘內進入。',
  announceLast: '進入時間尚餘不足一分鐘，請立即進入。',
  enter: '進入選位',
  entering: '正在進入',

  // afterwards
  missedTitle: '已錯過輪候次序',
  missedText:
    '{{minutes}} 分鐘的進入時間已過，後面的會員已經進入。你沒有被封鎖，也沒有收取任何費用：再排一次，即排到隊尾。',
  announceMissed: '你已錯過輪候次序，可以再排一次，由隊尾開始。',
  joinAgain: '再排一次',
  joining: '正在排隊',
  enteredTitle: '可以選位了',
  enteredText: '熱賣期間可以一直選位，不必再等候。',
  goOn: '前往選位',
  notNeededTitle: '現時不必等候',
  notNeededText: '熱賣時段已結束，可以直接選位。',
  actionFailed: '{{what}}。你的位置不變，請再試一次。',

  // what comes next
  nextTitle: '接下來',
  stepTurn: '輪到你',
  stepTurnText: '有 {{minutes}} 分鐘按「進入選位」。錯過了可以再排一次。',
  stepSeats: '選位',
  stepSeatsText: '選好的座位保留 {{held}} 分鐘。',
  stepPay: '核對和付款',
  stepPayText: '確認前可隨時取消，不收費用。',
};
