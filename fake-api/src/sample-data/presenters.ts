import type { Partner } from '@first-gong/domain';
import type { LocalizedText } from '../shared/text.js';

/** Invented companies and organisers. */
export const presenters = {
  ferryMusic: ['Ferry Pier Music', '渡頭音樂', '渡头音乐'],
  longRange: ['Long Range Live', '遠程現場', '远程现场'],
  bigTop: ['Nine Dragons Live', '九龍現場', '九龙现场'],
  namVan: ['Nam Van Entertainment', '南灣娛樂', '南湾娱乐'],
  backAlley: ['Back Alley Records', '後巷唱片', '后巷唱片'],
  tunnel: ['Tunnel Collective', '隧道電音社', '隧道电音社'],
  lanternIsle: ['Lantern Isle Cantonese Opera', '燈籠洲粵劇團', '灯笼洲粤剧团'],
  paperKite: ['Paper Kite Opera Troupe', '紙鳶劇團', '纸鸢剧团'],
  teaHouse: ['Tea House Players', '茶館折子班', '茶馆折子班'],
  halfIsland: ['Half Island Theatre', '半島劇社', '半岛剧社'],
  aftWave: ['Aft Wave Theatre', '後浪劇團', '后浪剧团'],
  peiHo: ['Pei Ho Street Players', '北河街劇團', '北河街剧团'],
  loneMic: ['One Mic Comedy', '一支咪', '一支麦'],
  woodhead: ['Woodhead Puppets', '木頭人偶劇場', '木头人偶剧场'],
  littleStage: ['Little Stage Family Theatre', '小台階親子劇場', '小台阶亲子剧场'],
  harbourPhil: ['Harbour Philharmonic', '維港管弦樂團', '维港管弦乐团'],
  silkBamboo: ['City Silk and Bamboo', '城市絲竹樂團', '城市丝竹乐团'],
  chamber: ['Kennedy Town Chamber Society', '西環室樂社', '西环室乐社'],
  fourLemon: ['The Iced Lemon Tea Four', '凍檸茶四重奏', '冻柠茶四重奏'],
  intertidal: ['Intertidal Dance', '潮間帶舞團', '潮间带舞团'],
  mill: ['The Mill Dance Project', '紗廠舞蹈計劃', '纱厂舞蹈计划'],
  cityBallet: ['Peak Ballet', '山頂芭蕾舞團', '山顶芭蕾舞团'],
  filmHouse: ['Sprocket Film Society', '齒孔電影會', '齿孔电影会'],
  saltWater: ['Salt Water Pictures', '鹹水電影', '咸水电影'],
  glowRun: ['Harbourfront Glow Run', '海濱夜光賽', '海滨夜光赛'],
  courtside: ['Courtside Hong Kong', '場邊體育', '场边体育'],
  museum: ['City of Small Things', '小物城市', '小物城市'],
  bambooCircus: ['Scaffold Circus', '棚上馬戲', '棚上马戏'],
  sundayTalks: ['Sunday Forum', '星期日講堂', '周日讲堂'],
  lateShift: ['Late Shift Forum', '夜更論壇', '夜班论坛'],
  screenStage: ['Stage on Screen', '屏幕劇場', '屏幕剧场'],
  districtArts: ['District Arts Office', '地區藝術辦事處', '地区艺术办事处'],
} as const satisfies Record<string, LocalizedText>;

export type PresenterId = keyof typeof presenters;

/** Partners among the presenters. */
export const partners: Readonly<Partial<Record<PresenterId, Partner>>> = {
  districtArts: 'artsFestival',
  filmHouse: 'filmFestival',
};
