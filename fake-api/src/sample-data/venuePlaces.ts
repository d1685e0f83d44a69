import type { LocalizedText } from '../shared/text.js';
import type { VenueId } from './venues.js';

/** An MTR station and the walk in minutes. */
export type Station = readonly [...LocalizedText, minutes: number];

const kaiTak: readonly Station[] = [
  ['Kai Tak', '啟德', '启德', 10],
  ['Sung Wong Toi', '宋皇臺', '宋皇台', 15],
];
const sportsPark: LocalizedText = ['38 Shing Kai Road, Kai Tak', '啟德承啟道 38 號', '启德承启道 38 号'];
const airportExpress: LocalizedText = [
  'MTR AsiaWorld-Expo Station, Airport Express, at the door',
  '港鐵機場快綫博覽館站，出閘即達',
  '港铁机场快线博览馆站，出站即达',
];
const expo: LocalizedText = [
  'Hong Kong International Airport, Lantau',
  '大嶼山香港國際機場航展道',
  '大屿山香港国际机场航展道',
];
const starFerry: LocalizedText = [
  'Star Ferry Pier, about 5 minutes on foot',
  '天星碼頭，步行約 5 分鐘',
  '天星码头，步行约 5 分钟',
];
const eastTsimShaTsui: Station = ['East Tsim Sha Tsui', '尖東', '尖东', 8];
const salisburyRoad: LocalizedText = [
  '10 Salisbury Road, Tsim Sha Tsui',
  '尖沙咀梳士巴利道 10 號',
  '尖沙咀梳士巴利道 10 号',
];
const central: Station = ['Central', '中環', '中环', 8];
const edinburghPlace: LocalizedText = ['5 Edinburgh Place, Central', '中環愛丁堡廣場 5 號', '中环爱丁堡广场 5 号'];
const austin: Station = ['Austin', '柯士甸', '柯士甸', 5];
const austinRoad: LocalizedText = [
  '88 Austin Road West, Tsim Sha Tsui',
  '尖沙咀柯士甸道西 88 號',
  '尖沙咀柯士甸道西 88 号',
];
const taipaFerry: LocalizedText = [
  'Ferry to Taipa, then a bus or a taxi',
  '乘船至氹仔客運碼頭，轉乘巴士或計程車',
  '乘船至氹仔客运码头，转乘巴士或出租车',
];
const bridgeBus: LocalizedText = [
  'Bus over the Hong Kong–Zhuhai–Macao Bridge, then a bus or a taxi',
  '乘港珠澳大橋巴士至澳門口岸，轉乘巴士或計程車',
  '乘港珠澳大桥巴士至澳门口岸，转乘巴士或出租车',
];

export type PlaceRow = readonly [
  address: LocalizedText,
  transport: readonly (LocalizedText | Station)[],
  mapQuery?: string,
];

/** Real addresses. Invented rooms have a street without number. */
export const placeRows: Partial<Record<VenueId, PlaceRow>> = {
  'kai-tak-stadium': [sportsPark, kaiTak],
  'kai-tak-arena': [sportsPark, kaiTak],
  'kai-tak-youth-sports-ground': [sportsPark, kaiTak],
  'hong-kong-stadium': [
    ['55 Eastern Hospital Road, So Kon Po', '掃桿埔東院道 55 號', '扫杆埔东院道 55 号'],
    [['Causeway Bay', '銅鑼灣', '铜锣湾', 15]],
  ],
  'hong-kong-coliseum': [
    ['9 Cheong Wan Road, Hung Hom', '紅磡暢運道 9 號', '红磡畅运道 9 号'],
    [['Hung Hom', '紅磡', '红磡', 5]],
  ],
  'queen-elizabeth-stadium': [
    ['18 Oi Kwan Road, Wan Chai', '灣仔愛群道 18 號', '湾仔爱群道 18 号'],
    [
      ['Wan Chai', '灣仔', '湾仔', 10],
      ['Causeway Bay', '銅鑼灣', '铜锣湾', 12],
    ],
  ],
  'asiaworld-arena': [expo, [airportExpress], 'AsiaWorld-Expo'],
  'asiaworld-summit': [expo, [airportExpress], 'AsiaWorld-Expo'],
  'runway-11': [expo, [airportExpress], 'AsiaWorld-Expo'],
  'cultural-centre-concert-hall': [salisburyRoad, [eastTsimShaTsui, starFerry], 'Hong Kong Cultural Centre'],
  'cultural-centre-grand-theatre': [salisburyRoad, [eastTsimShaTsui, starFerry], 'Hong Kong Cultural Centre'],
  'cultural-centre-studio-theatre': [salisburyRoad, [eastTsimShaTsui, starFerry], 'Hong Kong Cultural Centre'],
  'city-hall-concert-hall': [edinburghPlace, [central, starFerry], 'Hong Kong City Hall'],
  'city-hall-theatre': [edinburghPlace, [central, starFerry], 'Hong Kong City Hall'],
  'xiqu-grand-theatre': [austinRoad, [austin], 'Xiqu Centre'],
  'tea-house-theatre': [austinRoad, [austin], 'Xiqu Centre'],
  'freespace-box': [
    ['Art Park, West Kowloon Cultural District', '西九文化區藝術公園', '西九文化区艺术公园'],
    [
      ['Austin', '柯士甸', '柯士甸', 20],
      ['Kowloon', '九龍', '九龙', 15],
    ],
    'Freespace, West Kowloon Cultural District',
  ],
  'academy-lyric-theatre': [
    ['1 Gloucester Road, Wan Chai', '灣仔告士打道 1 號', '湾仔告士打道 1 号'],
    [
      ['Wan Chai', '灣仔', '湾仔', 10],
      ['Admiralty', '金鐘', '金钟', 12],
    ],
    'Hong Kong Academy for Performing Arts',
  ],
  'east-kowloon-hall': [
    ['60 Ngau Tau Kok Road, Ngau Tau Kok', '牛頭角牛頭角道 60 號', '牛头角牛头角道 60 号'],
    [['Ngau Tau Kok', '牛頭角', '牛头角', 8]],
    'East Kowloon Cultural Centre',
  ],
  'ko-shan-theatre': [
    ['77 Ko Shan Road, Hung Hom', '紅磡高山道 77 號', '红磡高山道 77 号'],
    [['Ho Man Tin', '何文田', '何文田', 10]],
  ],
  'sha-tin-town-hall': [
    ['1 Yuen Wo Road, Sha Tin', '沙田源禾路 1 號', '沙田源禾路 1 号'],
    [['Sha Tin', '沙田', '沙田', 8]],
  ],
  'tsuen-wan-town-hall': [
    ['72 Tai Ho Road, Tsuen Wan', '荃灣大河道 72 號', '荃湾大河道 72 号'],
    [
      ['Tsuen Wan', '荃灣', '荃湾', 10],
      ['Tsuen Wan West', '荃灣西', '荃湾西', 8],
    ],
  ],
  'kwai-tsing-theatre': [
    ['12 Hing Ning Road, Kwai Chung', '葵涌興寧路 12 號', '葵涌兴宁路 12 号'],
    [['Kwai Fong', '葵芳', '葵芳', 5]],
  ],
  'tai-po-civic-centre': [
    ['12 On Pong Road, Tai Po', '大埔安邦路 12 號', '大埔安邦路 12 号'],
    [['Tai Po Market', '大埔墟', '大埔墟', 20]],
  ],
  'sheung-wan-civic-centre': [
    ['345 Queen’s Road Central, Sheung Wan', '上環皇后大道中 345 號', '上环皇后大道中 345 号'],
    [['Sheung Wan', '上環', '上环', 5]],
  ],
  'macpherson-stadium': [
    ['38 Nelson Street, Mong Kok', '旺角奶路臣街 38 號', '旺角奶路臣街 38 号'],
    [
      ['Mong Kok', '旺角', '旺角', 5],
      ['Mong Kok East', '旺角東', '旺角东', 10],
    ],
  ],
  'galaxy-arena-macau': [
    ['Galaxy Macau, Cotai, Macau', '澳門路氹城「澳門銀河」', '澳门路氹城“澳门银河”'],
    [taipaFerry, bridgeBus],
    'Galaxy Arena, Macau',
  ],
  'venetian-arena-macau': [
    [
      'Estrada da Baía de Nossa Senhora da Esperança, Cotai, Macau',
      '澳門路氹城望德聖母灣大馬路',
      '澳门路氹城望德圣母湾大马路',
    ],
    [taipaFerry, bridgeBus],
    'Venetian Arena, Macau',
  ],
  'macau-outdoor-venue': [
    ['Avenida do Aeroporto, Cotai, Macau', '澳門路氹城機場大馬路', '澳门路氹城机场大马路'],
    [taipaFerry, bridgeBus],
    'Avenida do Aeroporto, Macau',
  ],
  'black-box': [
    ['Pak Tin Street, Shek Kip Mei', '石硤尾白田街', '石硖尾白田街'],
    [['Shek Kip Mei', '石硤尾', '石硖尾', 6]],
    'Pak Tin Street, Hong Kong',
  ],
  'pier-shed': [
    ['Hoi Bun Road, Kwun Tong', '觀塘海濱道', '观塘海滨道'],
    [
      ['Ngau Tau Kok', '牛頭角', '牛头角', 12],
      ['Kwun Tong', '觀塘', '观塘', 15],
    ],
    'Hoi Bun Road, Hong Kong',
  ],
  matshed: [
    ['Oil Street, North Point', '北角油街', '北角油街'],
    [['Fortress Hill', '炮台山', '炮台山', 5]],
    'Oil Street, Hong Kong',
  ],
  'old-post-office': [
    ['Connaught Road Central, Central', '中環干諾道中', '中环干诺道中'],
    [central, starFerry],
    'Connaught Road Central, Hong Kong',
  ],
  amphitheatre: [
    ['Tuen Hi Road, Tuen Mun', '屯門屯喜路', '屯门屯喜路'],
    [['Tuen Mun', '屯門', '屯门', 8]],
    'Tuen Hi Road, Hong Kong',
  ],
  'digital-cinema': [
    ['Harbour Road, Wan Chai', '灣仔港灣道', '湾仔港湾道'],
    [
      ['Exhibition Centre', '會展', '会展', 5],
      ['Wan Chai', '灣仔', '湾仔', 10],
    ],
    'Harbour Road, Hong Kong',
  ],
  'tai-hang-theatre': [
    ['Tung Lo Wan Road, Tai Hang', '大坑銅鑼灣道', '大坑铜锣湾道'],
    [['Tin Hau', '天后', '天后', 8]],
    'Tung Lo Wan Road, Hong Kong',
  ],
};
