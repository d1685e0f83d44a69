import type { District, PlaceKind, PlaceService } from '@first-gong/domain';
import type { LocalizedText } from '../shared/text.js';

/** The 18 districts. */
export const districtWords: Record<District, LocalizedText> = {
  central: ['Central & Western', '中西區', '中西区'],
  wanChai: ['Wan Chai', '灣仔', '湾仔'],
  eastern: ['Eastern', '東區', '东区'],
  southern: ['Southern', '南區', '南区'],
  yauTsimMong: ['Yau Tsim Mong', '油尖旺', '油尖旺'],
  shamShuiPo: ['Sham Shui Po', '深水埗', '深水埗'],
  kowloonCity: ['Kowloon City', '九龍城', '九龙城'],
  wongTaiSin: ['Wong Tai Sin', '黃大仙', '黄大仙'],
  kwunTong: ['Kwun Tong', '觀塘', '观塘'],
  kwaiTsing: ['Kwai Tsing', '葵青', '葵青'],
  tsuenWan: ['Tsuen Wan', '荃灣', '荃湾'],
  tuenMun: ['Tuen Mun', '屯門', '屯门'],
  yuenLong: ['Yuen Long', '元朗', '元朗'],
  north: ['North', '北區', '北区'],
  taiPo: ['Tai Po', '大埔', '大埔'],
  shaTin: ['Sha Tin', '沙田', '沙田'],
  saiKung: ['Sai Kung', '西貢', '西贡'],
  islands: ['Islands', '離島', '离岛'],
};

/** Positions are accurate to about a hundred metres. */
export type TicketPlaceRow = readonly [
  id: string,
  name: LocalizedText,
  address: LocalizedText,
  district: District,
  position: readonly [latitude: number, longitude: number],
];

/** Venues with a box office and a kiosk. */
export const withBoxOffice: readonly TicketPlaceRow[] = [
  [
    'coliseum',
    ['Hong Kong Coliseum', '香港體育館（紅館）', '香港体育馆（红馆）'],
    ['9 Cheong Wan Road, Hung Hom', '紅磡暢運道 9 號', '红磡畅运道 9 号'],
    'yauTsimMong',
    [22.3014, 114.182],
  ],
  [
    'queen-elizabeth-stadium',
    ['Queen Elizabeth Stadium', '伊利沙伯體育館', '伊利沙伯体育馆'],
    ['18 Oi Kwan Road, Wan Chai', '灣仔愛群道 18 號', '湾仔爱群道 18 号'],
    'wanChai',
    [22.2768, 114.179],
  ],
  [
    'cultural-centre',
    ['Hong Kong Cultural Centre', '香港文化中心', '香港文化中心'],
    ['10 Salisbury Road, Tsim Sha Tsui', '尖沙咀梳士巴利道 10 號', '尖沙咀梳士巴利道 10 号'],
    'yauTsimMong',
    [22.2937, 114.1703],
  ],
  [
    'city-hall',
    ['Hong Kong City Hall', '香港大會堂', '香港大会堂'],
    ['5 Edinburgh Place, Central', '中環愛丁堡廣場 5 號', '中环爱丁堡广场 5 号'],
    'central',
    [22.2823, 114.1613],
  ],
  [
    'sheung-wan-civic-centre',
    ['Sheung Wan Civic Centre', '上環文娛中心', '上环文娱中心'],
    ['345 Queen’s Road Central, Sheung Wan', '上環皇后大道中 345 號', '上环皇后大道中 345 号'],
    'central',
    [22.2862, 114.15],
  ],
  [
    'ko-shan-theatre',
    ['Ko Shan Theatre', '高山劇場', '高山剧场'],
    ['77 Ko Shan Road, Hung Hom', '紅磡高山道 77 號', '红磡高山道 77 号'],
    'kowloonCity',
    [22.3117, 114.1846],
  ],
  [
    'sha-tin-town-hall',
    ['Sha Tin Town Hall', '沙田大會堂', '沙田大会堂'],
    ['1 Yuen Wo Road, Sha Tin', '沙田源禾路 1 號', '沙田源禾路 1 号'],
    'shaTin',
    [22.3817, 114.1882],
  ],
  [
    'tsuen-wan-town-hall',
    ['Tsuen Wan Town Hall', '荃灣大會堂', '荃湾大会堂'],
    ['72 Tai Ho Road, Tsuen Wan', '荃灣大河道 72 號', '荃湾大河道 72 号'],
    'tsuenWan',
    [22.3672, 114.1159],
  ],
  [
    'kwai-tsing-theatre',
    ['Kwai Tsing Theatre', '葵青劇院', '葵青剧院'],
    ['12 Hing Ning Road, Kwai Chung', '葵涌興寧路 12 號', '葵涌兴宁路 12 号'],
    'kwaiTsing',
    [22.3571, 114.1263],
  ],
  [
    'tuen-mun-town-hall',
    ['Tuen Mun Town Hall', '屯門大會堂', '屯门大会堂'],
    ['3 Tuen Hi Road, Tuen Mun', '屯門屯喜路 3 號', '屯门屯喜路 3 号'],
    'tuenMun',
    [22.3916, 113.9762],
  ],
  [
    'yuen-long-theatre',
    ['Yuen Long Theatre', '元朗劇院', '元朗剧院'],
    ['9 Yuen Long Tai Yuk Road', '元朗體育路 9 號', '元朗体育路 9 号'],
    'yuenLong',
    [22.4412, 114.0225],
  ],
  [
    'tai-po-civic-centre',
    ['Tai Po Civic Centre', '大埔文娛中心', '大埔文娱中心'],
    ['12 On Pong Road, Tai Po', '大埔安邦路 12 號', '大埔安邦路 12 号'],
    'taiPo',
    [22.4514, 114.1703],
  ],
  [
    'sai-wan-ho-civic-centre',
    ['Sai Wan Ho Civic Centre', '西灣河文娛中心', '西湾河文娱中心'],
    ['111 Shau Kei Wan Road', '筲箕灣道 111 號', '筲箕湾道 111 号'],
    'eastern',
    [22.2817, 114.2222],
  ],
  [
    'ngau-chi-wan-civic-centre',
    ['Ngau Chi Wan Civic Centre', '牛池灣文娛中心', '牛池湾文娱中心'],
    ['11 Clear Water Bay Road', '清水灣道 11 號', '清水湾道 11 号'],
    'wongTaiSin',
    [22.3341, 114.208],
  ],
  [
    'east-kowloon-cultural-centre',
    ['East Kowloon Cultural Centre', '東九文化中心', '东九文化中心'],
    ['Ngau Tau Kok Road, Kowloon Bay', '九龍灣牛頭角道', '九龙湾牛头角道'],
    'kwunTong',
    [22.321, 114.2145],
  ],
  [
    'north-district-town-hall',
    ['North District Town Hall', '北區大會堂', '北区大会堂'],
    ['2 Lung Wan Street, Sheung Shui', '上水龍運街 2 號', '上水龙运街 2 号'],
    'north',
    [22.502, 114.128],
  ],
  [
    'asiaworld-expo',
    ['AsiaWorld-Expo', '亞洲國際博覽館', '亚洲国际博览馆'],
    ['Hong Kong International Airport, Lantau', '大嶼山香港國際機場', '大屿山香港国际机场'],
    'islands',
    [22.3214, 113.9427],
  ],
  [
    'old-dock-playhouse',
    ['Old Dock Playhouse (invented)', '舊船塢劇場（虛構）', '旧船坞剧场（虚构）'],
    ['Aberdeen', '香港仔', '香港仔'],
    'southern',
    [22.2483, 114.1553],
  ],
  [
    'loom-lane-theatre',
    ['Loom Lane Theatre (invented)', '織布里劇場（虛構）', '织布里剧场（虚构）'],
    ['Sham Shui Po', '深水埗', '深水埗'],
    'shamShuiPo',
    [22.3306, 114.1622],
  ],
  [
    'three-sails-hall',
    ['Three Sails Hall (invented)', '三帆堂（虛構）', '三帆堂（虚构）'],
    ['Tseung Kwan O', '將軍澳', '将军澳'],
    'saiKung',
    [22.3076, 114.2595],
  ],
];

/** Kiosks only. Shops are invented; uncertain addresses name the neighbourhood. */
export const withKioskOnly: readonly TicketPlaceRow[] = [
  [
    'xiqu-centre',
    ['Xiqu Centre', '戲曲中心', '戏曲中心'],
    ['88 Austin Road West, Tsim Sha Tsui', '尖沙咀柯士甸道西 88 號', '尖沙咀柯士甸道西 88 号'],
    'yauTsimMong',
    [22.3028, 114.1678],
  ],
  [
    'academy',
    ['Hong Kong Academy for Performing Arts', '香港演藝學院', '香港演艺学院'],
    ['1 Gloucester Road, Wan Chai', '灣仔告士打道 1 號', '湾仔告士打道 1 号'],
    'wanChai',
    [22.2808, 114.1715],
  ],
  [
    'central-library',
    ['Hong Kong Central Library', '香港中央圖書館', '香港中央图书馆'],
    ['66 Causeway Road, Causeway Bay', '銅鑼灣高士威道 66 號', '铜锣湾高士威道 66 号'],
    'wanChai',
    [22.2801, 114.1895],
  ],
  [
    'film-archive',
    ['Hong Kong Film Archive', '香港電影資料館', '香港电影资料馆'],
    ['50 Lei King Road, Sai Wan Ho', '西灣河鯉景道 50 號', '西湾河鲤景道 50 号'],
    'eastern',
    [22.2843, 114.2237],
  ],
  [
    'heritage-museum',
    ['Hong Kong Heritage Museum', '香港文化博物館', '香港文化博物馆'],
    ['1 Man Lam Road, Sha Tin', '沙田文林路 1 號', '沙田文林路 1 号'],
    'shaTin',
    [22.3771, 114.1855],
  ],
  [
    'science-museum',
    ['Hong Kong Science Museum', '香港科學館', '香港科学馆'],
    ['2 Science Museum Road, Tsim Sha Tsui East', '尖沙咀東科學館道 2 號', '尖沙咀东科学馆道 2 号'],
    'yauTsimMong',
    [22.301, 114.1777],
  ],
  [
    'kai-tak-sports-park',
    ['Kai Tak Sports Park', '啟德體育園', '启德体育园'],
    ['Kai Tak', '啟德', '启德'],
    'kowloonCity',
    [22.3247, 114.1935],
  ],
  [
    'stone-steps-arcade',
    ['Stone Steps Arcade (invented)', '石階商場（虛構）', '石阶商场（虚构）'],
    ['Sha Tin town centre', '沙田市中心', '沙田市中心'],
    'shaTin',
    [22.381, 114.187],
  ],
  [
    'two-cranes-arcade',
    ['Two Cranes Arcade (invented)', '雙鶴商場（虛構）', '双鹤商场（虚构）'],
    ['Kowloon Bay', '九龍灣', '九龙湾'],
    'kwunTong',
    [22.3233, 114.2105],
  ],
];

/** Invented places with steps at the entrance. */
export const withSteps: readonly string[] = ['loom-lane-theatre', 'stone-steps-arcade'];

/** Services by kind of place. */
export const services = {
  boxOffice: ['buy', 'collect', 'enquire'],
  kiosk: ['collect'],
} as const satisfies Record<PlaceKind, readonly PlaceService[]>;
