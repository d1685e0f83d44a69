import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '等候室 | {{brand}}',
  pageTitleWaiting: '前面 {{ahead}} 人 | 等候室 | {{brand}}',
  pageTitleCalled: '轮到你了！ | {{brand}}',
  pageTitleMissed: '已错过排队顺序 | {{brand}}',
  kicker: '等候室',
  loading: '正在查看你在等候室的位置',

  // waiting
  waitingTitle: '你正在排队',
  waitingText: '会员按到达顺序逐一进入，多开窗口不会提前。',
  aheadLabel: '前面还有',
  aheadUnit: { other: '人' },
  updated: '最近更新 {{time}}',
  stale: '{{time}} 之后没有收到更新，正在重新连接。你的位置不变。',
  positionLabel: '你的位置',
  timeLabel: '预计',
  timeRange: '{{from}} 至 {{to}}',
  timeUnit: { other: '分钟' },
  underAMinute: '不到 1',
  timeNote: '每十位会员有九位在这段时间内进入。',
  announceWaiting: { other: '前面还有 {{ahead}} 人，预计 {{from}} 至 {{to}} 分钟后轮到你。' },
  announceSoon: { other: '前面还有 {{ahead}} 人，预计一分钟内轮到你。' },
  leave: '先浏览节目',
  safeTitle: '可以放心关闭或重新加载此页',
  safeText:
    '位置记在你的会员账户里，另开窗口、换设备或网络中断都不会丢失。请按时回来：轮到你时，有 {{minutes}} 分钟可以进入。',
  sound: '轮到我时敲锣提醒',
  soundOn: '轮到你时会敲锣提醒',
  soundRefused: '浏览器阻止了声音。轮到你时，标签页的标题和图标会改变。',

  // the turn
  calledTitle: '轮到你了',
  calledText: '请立即进入选座。选好的座位保留 {{held}} 分钟。',
  calledLabel: '进入时间还剩',
  calledStatus: '超时即错过这一轮，可以重新排到队尾。',
  announceCalled: '轮到你了，请在 {{minutes}} 分钟内进入。',
  announceLast: '入场时间还剩不到一分钟，请立即入场。',
  enter: '进入选座',
  entering: '正在进入',

  // afterwards
  missedTitle: '已错过排队顺序',
  missedText:
    '{{minutes}} 分钟的进入时间已过，后面的会员已经进入。你没有被限制，也没有扣任何费用：重新排队即排到队尾。',
  announceMissed: '你已错过入场时间，可以重新排队，从队尾开始。',
  joinAgain: '重新排队',
  joining: '正在排队',
  enteredTitle: '可以选座了',
  enteredText: '热卖期间可以一直选座，不必再等。',
  goOn: '前往选座',
  notNeededTitle: '现在不必等候',
  notNeededText: '热卖时段已结束，可以直接选座。',
  actionFailed: '{{what}}。你的位置不变，请重试。',

  // what comes next
  nextTitle: '接下来',
  stepTurn: '轮到你',
  stepTurnText: '有 {{minutes}} 分钟按“进入选座”。错过了可以重新排队。',
  stepSeats: '选座',
  stepSeatsText: '选好的座位保留 {{held}} 分钟。',
  stepPay: '核对和付款',
  stepPayText: '确认前可随时取消，不收费用。',
};
