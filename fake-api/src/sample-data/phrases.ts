import type { LocalizedText } from '../shared/text.js';

/** Languages of performances. */
export const spoken = {
  cantonese: ['In Cantonese', '粵語', '粤语'],
  cantoneseEnglish: ['In Cantonese, with English surtitles', '粵語，附英文字幕', '粤语，附英文字幕'],
  cantoneseBoth: ['In Cantonese, with Chinese and English surtitles', '粵語，附中英文字幕', '粤语，附中英文字幕'],
  putonghuaBoth: ['In Putonghua, with Chinese and English surtitles', '普通話，附中英文字幕', '普通话，附中英文字幕'],
  english: ['In English', '英語', '英语'],
  englishChinese: ['In English, with Chinese surtitles', '英語，附中文字幕', '英语，附中文字幕'],
  japaneseBoth: ['In Japanese, with Chinese and English subtitles', '日語，附中英文字幕', '日语，附中英文字幕'],
  koreanInterpreted: ['In Korean, interpreted into Cantonese', '韓語，粵語即時傳譯', '韩语，粤语同声传译'],
  cantoneseAndEnglish: ['In Cantonese and English', '粵語及英語', '粤语及英语'],
  sungCantonese: ['Sung in Cantonese', '以粵語演唱', '以粤语演唱'],
  sungPutonghua: ['Sung in Putonghua', '以普通話演唱', '以普通话演唱'],
  sungJapanese: ['Sung in Japanese', '以日語演唱', '以日语演唱'],
  sungEnglish: ['Sung in English', '以英語演唱', '以英语演唱'],
  sungLatin: [
    'Sung in Latin, with Chinese and English surtitles',
    '以拉丁文演唱，附中英文字幕',
    '以拉丁文演唱，附中英文字幕',
  ],
  noWords: ['No dialogue', '沒有對白', '没有对白'],
  instrumental: ['Instrumental', '純器樂', '纯器乐'],
  captions: ['Captions in Chinese and English', '中英文展品說明', '中英文展品说明'],
} as const satisfies Record<string, LocalizedText>;

/** Organisers' notes about admission. */
export const notes = {
  under3: ['No children under 3.', '不招待 3 歲以下兒童。', '谢绝 3 岁以下儿童入场。'],
  under6: ['No children under 6.', '不招待 6 歲以下兒童。', '谢绝 6 岁以下儿童入场。'],
  under18: [
    'No one under 18. Proof of age is checked at the door.',
    '不招待 18 歲以下人士，入場時查驗年齡證明。',
    '谢绝 18 岁以下人士入场，入场时查验年龄证明。',
  ],
  allAges: [
    'All ages are welcome; every child needs a ticket.',
    '歡迎任何年齡人士，每名兒童須持有門票。',
    '各年龄观众均可入场，儿童也须持票。',
  ],
  latecomers: [
    'Latecomers wait for a suitable break.',
    '遲到觀眾須待適當時候方可進場。',
    '迟到的观众须等候适当间隙再入场。',
  ],
  noReentry: [
    'The performance has no interval. You cannot come back in once you leave.',
    '演出不設中場休息，離場後不可再進場。',
    '演出没有中场休息，离场后不可再次入场。',
  ],
  interval: ['One interval of 20 minutes.', '設 20 分鐘中場休息。', '设 20 分钟中场休息。'],
  strobe: [
    'Strobe lights, haze and loud sound are used.',
    '演出使用閃光、煙霧及高音量。',
    '演出会使用频闪灯光、烟雾和高音量。',
  ],
  noRecording: ['No photographs and no recording.', '場內不准攝影、錄音或錄影。', '场内禁止拍照、录音、录像。'],
  language: ['Contains strong language.', '內容含粗俗用語。', '内容含粗俗用语。'],
  bags: [
    'Bags larger than A4 stay in the cloakroom. Doors open 75 minutes before the start.',
    '大於 A4 的袋須存放衣帽間；開場前 75 分鐘入場。',
    '大于 A4 的包须寄存；开场前 75 分钟入场。',
  ],
  freeSeating: [
    'Unreserved seating: doors open 20 minutes before the start, first come, first seated.',
    '不設劃位，開場前 20 分鐘入場，先到先坐。',
    '不对号入座，开场前 20 分钟入场，先到先坐。',
  ],
  standing: [
    'Standing zones have no seats. Not advised for children under 120 cm.',
    '站位區不設座位，不建議身高 120 厘米以下兒童進入。',
    '站席区没有座位，不建议身高 120 厘米以下儿童进入。',
  ],
  restricted: [
    'Seats with a restricted view are sold separately, at a lower price.',
    '視線受阻座位分開發售，票價較低。',
    '视线受阻座位单独发售，票价较低。',
  ],
  realName: [
    'Real-name event: each ticket has a name, and proof of identity is checked at the door. The member who buys has to be among those who enter.',
    '實名制節目：門票印有入場者姓名，入場時核對身份證明文件。購票會員須在入場者之列。',
    '实名制节目：门票印有入场者姓名，入场时核对身份证件。购票会员须在入场者之列。',
  ],
  twoTickets: ['Maximum 2 tickets per transaction.', '每筆交易最多 2 張門票。', '每笔交易最多 2 张门票。'],
  firstDayTen: [
    'Maximum 10 tickets per transaction on the first day of sale.',
    '開售首日每筆交易最多 10 張門票。',
    '开售首日每笔交易最多 10 张门票。',
  ],
  noPoints: [
    'This event does not take part in the points programme.',
    '此節目不參與積分計劃。',
    '该节目不参与积分计划。',
  ],
  government: [
    'The government ticketing network sells the tickets: you leave First Gong to buy.',
    '門票由政府售票網發售，購票時將離開開鑼。',
    '门票由政府售票网发售，购票时将离开开锣。',
  ],
  onlineLink: [
    'The link reaches your notices one hour before the start. One device per ticket.',
    '觀看連結於開場前一小時送到會員通知；每張門票限一部裝置。',
    '观看链接在开场前一小时送达会员通知；每张门票限一台设备。',
  ],
  replay: ['You can watch again for 72 hours.', '演出後 72 小時內可重溫。', '演出后 72 小时内可回看。'],
  onDemand: [
    'You can watch at any time within 48 hours of the start.',
    '開始後 48 小時內隨時可看。',
    '开始后 48 小时内可随时观看。',
  ],
  cinema: [
    'Seats of one order must be next to one another. No children under 6.',
    '同一訂單的座位須相連。不招待 6 歲以下兒童。',
    '同一订单的座位须相连。谢绝 6 岁以下儿童入场。',
  ],
  filmSeats: ['Seats of one order must be next to one another.', '同一訂單的座位須相連。', '同一订单的座位须相连。'],
  storm: [
    'The cinema stays open in a black rainstorm. Typhoon signal no. 8 closes the cinema.',
    '黑色暴雨警告下照常放映，八號颱風信號生效期間停映。',
    '黑色暴雨警告下照常放映，八号台风信号生效期间停映。',
  ],
  weather: [
    'Outdoors. Typhoon signal no. 3 or a red rainstorm warning two hours before the start moves the event to another day. Tickets stay valid and are not refunded.',
    '露天舉行。開場前兩小時如三號颱風信號或紅色暴雨警告生效，節目會改期。原有門票有效，不設退款。',
    '露天举行。开场前两小时如三号台风信号或红色暴雨警告生效，节目会改期。原有门票有效，不予退票。',
  ],
  timeslot: [
    'Enter at the time on the ticket, and stay as long as you like.',
    '門票時間為入場時段，入場後不限逗留時間。',
    '门票时间为入场时段，入场后不限停留时间。',
  ],
  fitness: [
    'Runners sign the health declaration when they collect the number bib.',
    '跑手領取號碼布時須簽署健康聲明。',
    '跑者领取号码布时须签署健康声明。',
  ],
  macau: [
    'In Macau: bring a travel document. Ferries run for two hours after the end.',
    '活動在澳門舉行，請帶備旅遊證件；散場後兩小時內設有船班。',
    '活动在澳门举行，请带好旅行证件；散场后两小时内有船班。',
  ],
  talk: ['A talk follows the first performance.', '首場演出後設座談。', '首场演出后有演后谈。'],
} as const satisfies Record<string, LocalizedText>;

/** Name of the card for priority booking. */
export const priorityCardName: LocalizedText = ['Kwun Ferry Card', '觀渡卡', '观渡卡'];

/** Minimum age in years by note. */
export const minimumAges: Partial<Record<keyof typeof notes, number>> = { under3: 3, under6: 6, under18: 18 };

export const roles = {
  singer: ['Singer', '演唱', '演唱'],
  band: ['Band', '樂隊', '乐队'],
  musicDirector: ['Music director', '音樂總監', '音乐总监'],
  stage: ['Stage design', '舞台設計', '舞台设计'],
  host: ['Host', '主持', '主持'],
  guest: ['Guest', '嘉賓', '嘉宾'],
  writer: ['Written by', '編劇', '编剧'],
  director: ['Directed by', '導演', '导演'],
  cast: ['Cast', '演員', '演员'],
  set: ['Set', '佈景', '布景'],
  light: ['Light', '燈光', '灯光'],
  sound: ['Sound', '音響', '音响'],
  lead: ['Lead', '主演', '主演'],
  percussion: ['Percussion', '擊樂領導', '击乐领导'],
  conductor: ['Conductor', '指揮', '指挥'],
  soloist: ['Soloist', '獨奏', '独奏'],
  players: ['Players', '演奏', '演奏'],
  programme: ['Programme', '曲目', '曲目'],
  choreographer: ['Choreography', '編舞', '编舞'],
  dancers: ['Dancers', '舞者', '舞者'],
  composer: ['Music', '作曲', '作曲'],
  puppets: ['Puppets', '偶戲設計', '偶戏设计'],
  photography: ['Photography', '攝影', '摄影'],
  teams: ['Teams', '參賽隊伍', '参赛队伍'],
  referee: ['Referee', '裁判', '裁判'],
  curator: ['Curator', '策展', '策展'],
  artist: ['Artist', '藝術家', '艺术家'],
  speaker: ['Speaker', '講者', '主讲'],
  route: ['Route', '路線', '路线'],
} as const satisfies Record<string, LocalizedText>;

/** Roles on stage, unlike writers, directors and crew. */
export const performing: readonly (keyof typeof roles)[] = [
  'singer',
  'band',
  'host',
  'guest',
  'cast',
  'lead',
  'percussion',
  'conductor',
  'soloist',
  'players',
  'dancers',
  'speaker',
];

/** Reasons for a restricted view, shown before a seat is held. */
export const restrictions = {
  behindStage: [
    'Behind the stage: you see the performers from the side and the back, and the screens at an angle.',
    '位於舞台後方：看到表演者的側面和背面，大屏幕角度偏斜。',
    '位于舞台后方：看到表演者的侧面和背面，大屏幕角度偏斜。',
  ],
  pillar: ['A pillar hides about a fifth of the stage.', '約五分之一舞台被柱位遮擋。', '约五分之一舞台被柱子遮挡。'],
} as const satisfies Record<string, LocalizedText>;
