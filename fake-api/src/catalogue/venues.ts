import type { Text3 } from '@first-gong/domain';
import { text, type Words } from './phrases.js';
import type { PlanId } from './plans.js';

export interface Venue {
  id: string;
  name: Text3;
  /** Other names of the venue, in any script: for the search. */
  nicknames: readonly string[];
  district: Text3;
  region: 'hongKong' | 'macau' | 'online';
  capacity: number;
  /** The plan a template gets when it names no other. */
  plan: PlanId;
  /** Kept for past events; nothing new is sold there. */
  closed: boolean;
}

const districts = {
  kowloonCity: ['Kowloon City', '九龍城', '九龙城'],
  wanChai: ['Wan Chai', '灣仔', '湾仔'],
  yauTsimMong: ['Yau Tsim Mong', '油尖旺', '油尖旺'],
  islands: ['Islands', '離島', '离岛'],
  central: ['Central & Western', '中西區', '中西区'],
  eastern: ['Eastern', '東區', '东区'],
  kwunTong: ['Kwun Tong', '觀塘', '观塘'],
  shaTin: ['Sha Tin', '沙田', '沙田'],
  tsuenWan: ['Tsuen Wan', '荃灣', '荃湾'],
  kwaiTsing: ['Kwai Tsing', '葵青', '葵青'],
  taiPo: ['Tai Po', '大埔', '大埔'],
  shamShuiPo: ['Sham Shui Po', '深水埗', '深水埗'],
  tuenMun: ['Tuen Mun', '屯門', '屯门'],
  cotai: ['Cotai, Macau', '澳門路氹', '澳门路氹'],
  online: ['Online', '線上', '线上'],
} as const satisfies Record<string, Words>;

type Row = readonly [
  english: string,
  hongKong: string,
  mainland: string,
  district: keyof typeof districts,
  capacity: number,
  plan: PlanId,
];

/** Real houses of Hong Kong and Macau with their public capacity, and a few small rooms of our own. */
const rows = {
  'kai-tak-stadium': ['Kai Tak Stadium', '啟德主場館', '启德主场馆', 'kowloonCity', 50_000, 'bowlConcert'],
  'kai-tak-arena': ['Kai Tak Arena', '啟德體藝館', '启德体艺馆', 'kowloonCity', 10_000, 'arenaTen'],
  'kai-tak-youth-sports-ground': [
    'Kai Tak Youth Sports Ground',
    '啟德青年運動場',
    '启德青年运动场',
    'kowloonCity',
    5_000,
    'sportsGround',
  ],
  'hong-kong-stadium': ['Hong Kong Stadium', '香港大球場', '香港大球场', 'wanChai', 40_000, 'oldStadium'],
  'hong-kong-coliseum': [
    'Hong Kong Coliseum',
    '香港體育館（紅館）',
    '香港体育馆（红馆）',
    'yauTsimMong',
    12_500,
    'coliseumEnd',
  ],
  'queen-elizabeth-stadium': [
    'Queen Elizabeth Stadium',
    '伊利沙伯體育館',
    '伊利沙伯体育馆',
    'wanChai',
    3_500,
    'gamesHall',
  ],
  'asiaworld-arena': [
    'AsiaWorld-Arena',
    '亞洲國際博覽館 Arena',
    '亚洲国际博览馆 Arena',
    'islands',
    14_000,
    'arenaSeated',
  ],
  'asiaworld-summit': ['AsiaWorld-Summit', '亞博館 Summit', '亚博馆 Summit', 'islands', 5_000, 'summit'],
  'runway-11': ['Runway 11', '亞博館 Runway 11', '亚博馆 Runway 11', 'islands', 3_800, 'runway'],
  'cultural-centre-concert-hall': [
    'HKCC Concert Hall',
    '香港文化中心音樂廳',
    '香港文化中心音乐厅',
    'yauTsimMong',
    2_019,
    'vineyard',
  ],
  'cultural-centre-grand-theatre': [
    'HKCC Grand Theatre',
    '香港文化中心大劇院',
    '香港文化中心大剧院',
    'yauTsimMong',
    1_734,
    'hall1700',
  ],
  'cultural-centre-studio-theatre': [
    'HKCC Studio Theatre',
    '香港文化中心劇場',
    '香港文化中心剧场',
    'yauTsimMong',
    303,
    'studio',
  ],
  'city-hall-concert-hall': [
    'City Hall Concert Hall',
    '香港大會堂音樂廳',
    '香港大会堂音乐厅',
    'central',
    1_430,
    'hall1400',
  ],
  'city-hall-theatre': ['City Hall Theatre', '香港大會堂劇院', '香港大会堂剧院', 'central', 463, 'hall460'],
  'xiqu-grand-theatre': ['Xiqu Centre Grand Theatre', '戲曲中心大劇院', '戏曲中心大剧院', 'yauTsimMong', 1_073, 'xiqu'],
  'tea-house-theatre': ['Tea House Theatre', '戲曲中心茶館劇場', '戏曲中心茶馆剧场', 'yauTsimMong', 200, 'teaHouse'],
  'freespace-box': ['Freespace, The Box', '自由空間大盒', '自由空间大盒', 'yauTsimMong', 450, 'boxFree'],
  'academy-lyric-theatre': ['HKAPA Lyric Theatre', '演藝學院歌劇院', '演艺学院歌剧院', 'wanChai', 1_181, 'hall1200'],
  'east-kowloon-hall': ['EKCC The Hall', '東九文化中心劇院', '东九文化中心剧院', 'kwunTong', 1_200, 'hall1200'],
  'ko-shan-theatre': ['Ko Shan Theatre', '高山劇場', '高山剧场', 'kowloonCity', 1_031, 'hall1000'],
  'sha-tin-town-hall': ['Sha Tin Town Hall', '沙田大會堂', '沙田大会堂', 'shaTin', 1_372, 'hall1400'],
  'tsuen-wan-town-hall': ['Tsuen Wan Town Hall', '荃灣大會堂', '荃湾大会堂', 'tsuenWan', 1_424, 'hall1400'],
  'kwai-tsing-theatre': ['Kwai Tsing Theatre', '葵青劇院', '葵青剧院', 'kwaiTsing', 899, 'hall900'],
  'tai-po-civic-centre': ['Tai Po Civic Centre', '大埔文娛中心', '大埔文娱中心', 'taiPo', 551, 'hall550'],
  'sheung-wan-civic-centre': ['Sheung Wan Civic Centre', '上環文娛中心', '上环文娱中心', 'central', 482, 'hall480'],
  'macpherson-stadium': ['MacPherson Stadium', '麥花臣場館', '麦花臣场馆', 'yauTsimMong', 1_850, 'smallHall'],
  'galaxy-arena-macau': ['Galaxy Arena, Macau', '銀河綜藝館', '银河综艺馆', 'cotai', 16_000, 'arenaSeated'],
  'venetian-arena-macau': ['Venetian Arena, Macau', '威尼斯人綜藝館', '威尼斯人综艺馆', 'cotai', 14_000, 'arenaSeated'],
  'macau-outdoor-venue': [
    'Macau Outdoor Performance Venue',
    '澳門戶外表演區',
    '澳门户外表演区',
    'cotai',
    50_000,
    'field',
  ],
  'black-box': ['Shek Kip Mei Black Box', '石硤尾黑盒', '石硖尾黑盒', 'shamShuiPo', 300, 'studioFree'],
  'pier-shed': ['Pier Shed, Kwun Tong', '觀塘碼頭倉', '观塘码头仓', 'kwunTong', 250, 'cabaret'],
  matshed: ['Oil Street Matshed', '油街戲棚', '油街戏棚', 'eastern', 800, 'hall800'],
  'old-post-office': ['Old Post Office, Central', '中環舊郵局', '中环旧邮局', 'central', 240, 'gallery'],
  amphitheatre: ['Tuen Mun Amphitheatre', '屯門露天劇場', '屯门露天剧场', 'tuenMun', 900, 'steps'],
  'digital-cinema': ['Wan Chai Digital Cinema', '灣仔數碼戲院', '湾仔数字影院', 'wanChai', 120, 'cinemaSmall'],
  'tai-hang-theatre': ['Tai Hang Theatre', '大坑劇院', '大坑剧院', 'wanChai', 200, 'cinemaLarge'],
  online: ['Online', '線上播放', '线上播放', 'online', 4_300, 'online'],
  'star-hall': ['Star Hall, KITEC', '九展匯星', '九展汇星', 'kowloonCity', 3_600, 'gamesHallConcert'],
  'sunbeam-theatre': ['Sunbeam Theatre', '新光戲院', '新光戏院', 'eastern', 1_033, 'hall1000'],
} as const satisfies Record<string, Row>;

export type VenueId = keyof typeof rows;

/** Other names of a venue, and the long name of one whose name is short; in both Chinese scripts. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'hong-kong-coliseum': ['紅館', '红馆', 'HKC'],
  'queen-elizabeth-stadium': ['伊館', '伊馆', 'QES'],
  'kai-tak-stadium': ['啟德體育園', '启德体育园', 'Kai Tak Sports Park'],
  'kai-tak-arena': ['啟德體育園', '启德体育园', 'Kai Tak Sports Park'],
  'asiaworld-arena': ['亞博', '亚博', 'AsiaWorld-Expo'],
  'asiaworld-summit': ['亞博', '亚博', 'AsiaWorld-Expo'],
  'runway-11': ['亞博', '亚博', 'AsiaWorld-Expo'],
  'cultural-centre-concert-hall': ['文化中心', 'Hong Kong Cultural Centre'],
  'cultural-centre-grand-theatre': ['文化中心', 'Hong Kong Cultural Centre'],
  'cultural-centre-studio-theatre': ['文化中心', 'Hong Kong Cultural Centre'],
  'academy-lyric-theatre': ['香港演藝學院', '香港演艺学院', 'Hong Kong Academy for Performing Arts'],
  'east-kowloon-hall': ['東九龍文化中心', '东九龙文化中心', 'East Kowloon Cultural Centre'],
  'macpherson-stadium': ['麥花臣', '麦花臣'],
} satisfies Partial<Record<VenueId, readonly string[]>>;

const closed: readonly string[] = ['star-hall', 'sunbeam-theatre'];

const venueOf = (id: string, [en, hk, cn, district, capacity, plan]: Row): Venue => ({
  id,
  name: text([en, hk, cn]),
  nicknames: nicknames[id] ?? [],
  district: text(districts[district]),
  region: district === 'cotai' ? 'macau' : district === 'online' ? 'online' : 'hongKong',
  capacity,
  plan,
  closed: closed.includes(id),
});

/** Every venue by its id. */
export const venues: ReadonlyMap<string, Venue> = new Map(
  Object.entries(rows).map(([id, row]) => [id, venueOf(id, row)]),
);
