import type { PresenterId } from '../catalogue/index.js';
import type { Words } from '../catalogue/phrases.js';

/** One line about each presenter. */
export const presenterLines: Readonly<Record<PresenterId, Words>> = {
  ferryMusic: [
    'Cantopop, from the pier to the arena.',
    '粵語流行曲，由碼頭唱到體藝館。',
    '粤语流行曲，从码头唱到体育馆。',
  ],
  longRange: ['Large concerts from abroad.', '外地大型演唱會。', '境外大型演唱会。'],
  bigTop: ['Stadium nights for the whole city.', '給全城的場館大型演出。', '面向全城的大型场馆演出。'],
  namVan: ['Concerts in Macau, ferry times included.', '澳門演唱會，散場有船。', '澳门演唱会，散场有船。'],
  backAlley: ['Bands that began in a back alley.', '由後巷起步的樂隊。', '从后巷起步的乐队。'],
  tunnel: ['Electronic music after dark.', '入夜後的電子音樂。', '入夜后的电子音乐。'],
  lanternIsle: ['Cantonese opera, the long tradition.', '粵劇正本戲。', '粤剧传统大戏。'],
  paperKite: ['A travelling troupe of Cantonese opera.', '巡迴演出的粵劇團。', '巡回演出的粤剧团。'],
  teaHouse: ['Opera excerpts over a pot of tea.', '一壺茶，幾齣折子戲。', '一壶茶，几出折子戏。'],
  halfIsland: ['New plays written in Hong Kong.', '香港原創話劇。', '香港原创话剧。'],
  aftWave: ['Young theatre in small rooms.', '小劇場裡的年輕班底。', '小剧场里的年轻班底。'],
  peiHo: ['Community theatre with the neighbours.', '街坊演街坊的社區劇場。', '街坊演街坊的社区剧场。'],
  loneMic: ['Stand-up comedy, one microphone.', '棟篤笑，一支咪。', '单口喜剧，一支麦。'],
  woodhead: [
    'Puppets for children and for those who were.',
    '給小孩和曾是小孩的人看的偶戲。',
    '给孩子和曾是孩子的人看的偶戏。',
  ],
  littleStage: ['First visits to a theatre.', '第一次入劇場。', '第一次走进剧场。'],
  harbourPhil: ['An orchestra and its season.', '管弦樂團及其樂季。', '管弦乐团及其乐季。'],
  silkBamboo: ['Chinese music, old tunes and new.', '中樂，舊曲新聲。', '民族音乐，旧曲新声。'],
  chamber: ['Chamber music within arm’s reach.', '伸手可及的室樂。', '近在咫尺的室内乐。'],
  fourLemon: ['A jazz quartet with a sense of humour.', '有幽默感的爵士四重奏。', '有幽默感的爵士四重奏。'],
  intertidal: ['Contemporary dance.', '當代舞。', '现代舞。'],
  mill: ['Dance made in a former cotton mill.', '在舊紗廠裡編的舞。', '在旧纱厂里编的舞。'],
  cityBallet: ['Ballet, classical and new.', '古典及新編芭蕾。', '古典与新编芭蕾。'],
  filmHouse: ['Film seasons and festivals.', '電影節目及影展。', '电影专题与影展。'],
  saltWater: ['Independent films on the big screen.', '獨立電影上大銀幕。', '独立电影上大银幕。'],
  glowRun: ['A night run along the harbour.', '海濱夜跑。', '海滨夜跑。'],
  courtside: ['Sport, from the court to the pitch.', '由球場到大球場的體育賽事。', '从球场到大球场的体育赛事。'],
  museum: ['Exhibitions of small things, and talks about them.', '小物展覽及講座。', '小物展览与讲座。'],
  bambooCircus: ['Circus on bamboo scaffolding.', '竹棚上的馬戲。', '竹棚上的马戏。'],
  sundayTalks: ['Talks on Sundays.', '星期日的講座。', '周日的讲座。'],
  screenStage: ['Theatre recorded for the screen.', '搬上屏幕的劇場演出。', '搬上屏幕的剧场演出。'],
  districtArts: [
    'Arts in the districts, at district prices.',
    '走進十八區的藝術，街坊票價。',
    '走进十八区的艺术，街坊票价。',
  ],
};
