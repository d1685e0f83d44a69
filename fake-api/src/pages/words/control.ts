import type { Lang } from '@first-gong/domain';

/** The words of the control page. */
export interface ControlWords {
  title: string;
  about: string;
  lead: string;
  languages: string;
  set: string;
  done: string;
  refused: string;
  now: string;
  yes: string;
  no: string;
  clock: {
    title: string;
    hint: string;
    tenMinutes: string;
    hour: string;
    day: string;
    week: string;
    at: string;
    setTo: string;
  };
  hotEvent: { title: string; hint: string; legend: string; crowd: string; join: string; crowdHint: string };
  wishList: { title: string; hint: string; legend: string; match: string };
  gray: { title: string; hint: string; from: string; to: string; off: string; present: string; none: string };
  maintenance: { title: string; hint: string; byClock: string; on: string; off: string; until: string };
  weather: { title: string; hint: string; none: string; typhoon8: string; blackRainstorm: string };
  reschedule: { title: string; hint: string; performance: string; where: string; to: string; move: string };
  calls: {
    title: string;
    hint: string;
    call: string;
    choose: string;
    latency: string;
    failure: string;
    noFailure: string;
    dropped: string;
    answerLost: string;
    nonsense: string;
    empty: string;
    wrongRow: string;
    percent: string;
    disturb: string;
    present: string;
    stop: string;
  };
  reset: { title: string; hint: string; button: string };
}

export const controlWords: Record<Lang, ControlWords> = {
  en_us: {
    title: 'Control',
    about:
      'For designers, testers and auditors: bring up every state of the site. The page answers on this machine only.',
    lead: 'Settings live in memory. A restart returns to an ordinary day.',
    languages: 'Language',
    set: 'Set',
    done: 'Done. The present settings are below.',
    refused: 'Nothing was changed: a value is missing or out of range.',
    now: 'Now',
    yes: 'On',
    no: 'Off',
    clock: {
      title: 'Clock',
      hint: 'The server’s time in Hong Kong. Holds, one-time passwords and links expire by this clock.',
      tenMinutes: '10 minutes on',
      hour: '1 hour on',
      day: '1 day on',
      week: '7 days on',
      at: 'Date and time in Hong Kong',
      setTo: 'Set the clock',
    },
    hotEvent: {
      title: 'Hot event',
      hint: 'While it is on, seats are held only by members who came through the waiting room.',
      legend: 'Hot event',
      crowd: 'Invented people who join at the end',
      join: 'Let them join',
      crowdHint:
        'Invented people wait and are called like members, and never enter. This works while a hot event is on.',
    },
    wishList: {
      title: 'Wish list',
      hint: 'While it is off, the pages of the wish list lead home, and its calls are refused.',
      legend: 'Wish list',
      match: 'Match wishes now',
    },
    gray: {
      title: 'Grayscale',
      hint: 'The whole site has no colours between these two times in Hong Kong.',
      from: 'From',
      to: 'To',
      off: 'No grayscale',
      present: '{{from}} to {{to}}',
      none: 'none',
    },
    maintenance: {
      title: 'Maintenance',
      hint: 'Events can be looked at; every other call is answered with the maintenance notice.',
      byClock: 'By the clock: Wednesday 00:00 to 02:00',
      on: 'Closed',
      off: 'Open',
      until: 'Closed until, in Hong Kong’s time (empty if not known)',
    },
    weather: {
      title: 'Weather',
      hint: 'Signal no. 8 closes the cinema. A black rainstorm does not.',
      none: 'No signal',
      typhoon8: 'Typhoon signal no. 8',
      blackRainstorm: 'Black rainstorm warning',
    },
    reschedule: {
      title: 'Another date',
      hint: 'Moves a performance. Members with tickets get a notice and an email, and every ticket shows the new time. A restart and a reset keep the move; move the performance back to undo it.',
      performance: 'Id of the performance',
      where: 'The id is in the address of the event page after “performanceId”, once a performance is chosen.',
      to: 'New date and time in Hong Kong',
      move: 'Move the performance',
    },
    calls: {
      title: 'Calls',
      hint: 'Makes one call slow, or fail. Choose the call first: each has failures of its own.',
      call: 'Call',
      choose: 'Choose',
      latency: 'Wait before the call is handled, in milliseconds',
      failure: 'Failure',
      noFailure: 'None, only the wait',
      dropped: 'The connection breaks, and nothing is done',
      answerLost: 'The call is done, and the answer is lost',
      nonsense: 'An answer that is not JSON',
      empty: 'A list without rows',
      wrongRow: 'A list whose first row is wrong',
      percent: 'Share of the calls that fail, in percent',
      disturb: 'Disturb {{call}}',
      present: '{{call}}: {{latency}} ms, {{failure}}, {{percent}}%',
      stop: 'Stop disturbing {{call}}',
    },
    reset: {
      title: 'Everything back',
      hint: 'All settings as on an ordinary day, the waiting room empty, the clock of the start. Orders and members stay.',
      button: 'Reset all',
    },
  },
  zh_hk: {
    title: '控制台',
    about: '供設計師、測試員及審核員使用：顯示網站的每個狀態。只回應這部電腦。',
    lead: '設定只存於記憶體，重新啟動便回復平常。',
    languages: '語言',
    set: '設定',
    done: '已設定。以下是現時的狀態。',
    refused: '沒有更改：有數值欠缺或超出範圍。',
    now: '現時',
    yes: '開',
    no: '關',
    clock: {
      title: '時鐘',
      hint: '伺服器的香港時間。座位保留、一次性密碼及連結均以此為準。',
      tenMinutes: '撥快 10 分鐘',
      hour: '撥快 1 小時',
      day: '撥快 1 日',
      week: '撥快 7 日',
      at: '香港日期及時間',
      setTo: '設定時鐘',
    },
    hotEvent: {
      title: '熱門節目',
      hint: '開啟時，會員須經等候室方可保留座位。',
      legend: '熱門節目',
      crowd: '加入隊尾的虛構人數',
      join: '讓他們排隊',
      crowdHint: '他們與會員一樣等候和獲叫號，但不會進入。須先開啟熱門節目。',
    },
    wishList: {
      title: '願望清單',
      hint: '關閉時，相關頁面會返回首頁，相關請求不獲接受。',
      legend: '願望清單',
      match: '立即編配',
    },
    gray: {
      title: '灰階',
      hint: '在這兩個香港時間之間，整個網站轉為灰色。',
      from: '由',
      to: '至',
      off: '不用灰階',
      present: '{{from}} 至 {{to}}',
      none: '沒有',
    },
    maintenance: {
      title: '系統維護',
      hint: '維護期間可瀏覽節目，其他請求一律以維護通知回覆。',
      byClock: '按時鐘：星期三 00:00 至 02:00',
      on: '關閉',
      off: '開放',
      until: '關閉至（香港時間；未知可留空）',
    },
    weather: {
      title: '天氣',
      hint: '八號颱風信號令戲院停映，黑色暴雨警告則不會。',
      none: '沒有警告',
      typhoon8: '八號颱風信號',
      blackRainstorm: '黑色暴雨警告',
    },
    reschedule: {
      title: '改期',
      hint: '更改一個場次的日期及時間。持票會員會收到通知和電郵，所有門票顯示新時間。重新啟動或全部還原後改期仍然有效；改回原來時間即可取消。',
      performance: '場次編號',
      where: '在節目頁面選擇場次後，編號在網址的「performanceId」之後。',
      to: '新的香港日期及時間',
      move: '更改場次',
    },
    calls: {
      title: '請求',
      hint: '令一種請求變慢或失敗。請先選請求，因為各有不同的失敗方式。',
      call: '請求',
      choose: '選擇',
      latency: '處理前等候的毫秒數',
      failure: '失敗方式',
      noFailure: '不失敗，只等候',
      dropped: '連線中斷，甚麼也沒做',
      answerLost: '已經做好，但回覆遺失',
      nonsense: '回覆不是 JSON',
      empty: '清單沒有資料',
      wrongRow: '清單的第一筆資料有誤',
      percent: '失敗的百分比',
      disturb: '干擾 {{call}}',
      present: '{{call}}：{{latency}} 毫秒，{{failure}}，{{percent}}%',
      stop: '停止干擾 {{call}}',
    },
    reset: {
      title: '全部還原',
      hint: '所有設定回復平常，清空等候室，時鐘回到啟動時的時間。訂單及會員不變。',
      button: '全部還原',
    },
  },
  zh_cn: {
    title: '控制台',
    about: '供设计师、测试人员和审核人员使用：显示网站的每一种状态。只响应本机。',
    lead: '设置只保存在内存中，重启后恢复平常。',
    languages: '语言',
    set: '设置',
    done: '已设置。下面是现在的状态。',
    refused: '没有更改：有数值缺失或超出范围。',
    now: '现在',
    yes: '开',
    no: '关',
    clock: {
      title: '时钟',
      hint: '服务器的香港时间。座位保留、一次性密码和链接都以此为准。',
      tenMinutes: '拨快 10 分钟',
      hour: '拨快 1 小时',
      day: '拨快 1 天',
      week: '拨快 7 天',
      at: '香港日期和时间',
      setTo: '设置时钟',
    },
    hotEvent: {
      title: '热门节目',
      hint: '开启时，会员须先经过等候室才能保留座位。',
      legend: '热门节目',
      crowd: '排到队尾的虚构人数',
      join: '让他们排队',
      crowdHint: '他们和会员一样等候、被叫号，但不会进入。须先开启热门节目。',
    },
    wishList: {
      title: '心愿单',
      hint: '关闭时，相关页面会返回首页，相关请求会被拒绝。',
      legend: '心愿单',
      match: '立即匹配',
    },
    gray: {
      title: '灰度',
      hint: '在这两个香港时间之间，整个网站变为灰色。',
      from: '从',
      to: '到',
      off: '不用灰度',
      present: '{{from}} 到 {{to}}',
      none: '没有',
    },
    maintenance: {
      title: '系统维护',
      hint: '维护期间可以浏览节目，其他请求一律以维护通知回复。',
      byClock: '按时钟：周三 00:00 至 02:00',
      on: '关闭',
      off: '开放',
      until: '关闭至（香港时间；未知可留空）',
    },
    weather: {
      title: '天气',
      hint: '八号台风信号会让影院停映，黑色暴雨警告不会。',
      none: '没有警告',
      typhoon8: '八号台风信号',
      blackRainstorm: '黑色暴雨警告',
    },
    reschedule: {
      title: '改期',
      hint: '更改一个场次的日期和时间。持票会员会收到通知和邮件，所有门票显示新时间。重启或全部还原后改期依然有效；改回原来的时间即可取消。',
      performance: '场次编号',
      where: '在节目页面选择场次后，编号在网址的“performanceId”之后。',
      to: '新的香港日期和时间',
      move: '更改场次',
    },
    calls: {
      title: '请求',
      hint: '让一种请求变慢或失败。请先选择请求，因为失败方式各不相同。',
      call: '请求',
      choose: '选择',
      latency: '处理前等待的毫秒数',
      failure: '失败方式',
      noFailure: '不失败，只等待',
      dropped: '连接中断，什么也没做',
      answerLost: '已经做好，但回复丢失',
      nonsense: '回复不是 JSON',
      empty: '列表没有数据',
      wrongRow: '列表的第一条数据有误',
      percent: '失败的百分比',
      disturb: '干扰 {{call}}',
      present: '{{call}}：{{latency}} 毫秒，{{failure}}，{{percent}}%',
      stop: '停止干扰 {{call}}',
    },
    reset: {
      title: '全部还原',
      hint: '所有设置恢复平常，清空等候室，时钟回到启动时的时间。订单和会员不变。',
      button: '全部还原',
    },
  },
};
