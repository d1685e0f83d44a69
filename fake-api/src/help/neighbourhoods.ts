import type { Position, Text3 } from '@first-gong/domain';
import { text } from '../catalogue/phrases.js';

type Row = readonly [en: string, hk: string, cn: string, latitude: number, longitude: number];

/** Neighbourhoods, islands and stations without a place of ours in their name: a search for them finds the nearest district. */
const rows: readonly Row[] = [
  ['Lamma Island', '南丫島', '南丫岛', 22.226, 114.112],
  ['Yung Shue Wan', '榕樹灣', '榕树湾', 22.226, 114.112],
  ['Cheung Chau', '長洲', '长洲', 22.2088, 114.0288],
  ['Peng Chau', '坪洲', '坪洲', 22.285, 114.04],
  ['Mui Wo', '梅窩', '梅窝', 22.265, 113.999],
  ['Tung Chung', '東涌', '东涌', 22.289, 113.9415],
  ['Discovery Bay', '愉景灣', '愉景湾', 22.2955, 114.016],
  ['Tai O', '大澳', '大澳', 22.254, 113.864],
  ['Lantau', '大嶼山', '大屿山', 22.268, 113.95],
  ['Kennedy Town', '堅尼地城', '坚尼地城', 22.2813, 114.1289],
  ['Sai Ying Pun', '西營盤', '西营盘', 22.2855, 114.1427],
  ['Admiralty', '金鐘', '金钟', 22.2793, 114.1646],
  ['Mid-Levels', '半山', '半山', 22.279, 114.15],
  ['The Peak', '山頂', '山顶', 22.2708, 114.1502],
  ['Causeway Bay', '銅鑼灣', '铜锣湾', 22.2803, 114.185],
  ['Happy Valley', '跑馬地', '跑马地', 22.2695, 114.184],
  ['Tai Hang', '大坑', '大坑', 22.2785, 114.192],
  ['North Point', '北角', '北角', 22.2913, 114.2005],
  ['Quarry Bay', '鰂魚涌', '鲗鱼涌', 22.288, 114.2095],
  ['Chai Wan', '柴灣', '柴湾', 22.2646, 114.2371],
  ['Shau Kei Wan', '筲箕灣', '筲箕湾', 22.2791, 114.2289],
  ['Stanley', '赤柱', '赤柱', 22.2183, 114.213],
  ['Ap Lei Chau', '鴨脷洲', '鸭脷洲', 22.2435, 114.1545],
  ['Wong Chuk Hang', '黃竹坑', '黄竹坑', 22.248, 114.168],
  ['Repulse Bay', '淺水灣', '浅水湾', 22.2358, 114.197],
  ['Mong Kok', '旺角', '旺角', 22.3193, 114.1694],
  ['Yau Ma Tei', '油麻地', '油麻地', 22.3129, 114.1707],
  ['Jordan', '佐敦', '佐敦', 22.3049, 114.1717],
  ['Olympic', '奧運', '奥运', 22.3178, 114.1602],
  ['Cheung Sha Wan', '長沙灣', '长沙湾', 22.3353, 114.1563],
  ['Lai Chi Kok', '荔枝角', '荔枝角', 22.3373, 114.1481],
  ['Mei Foo', '美孚', '美孚', 22.3376, 114.1378],
  ['Shek Kip Mei', '石硤尾', '石硖尾', 22.3319, 114.169],
  ['Ho Man Tin', '何文田', '何文田', 22.3094, 114.1829],
  ['To Kwa Wan', '土瓜灣', '土瓜湾', 22.3171, 114.1876],
  ['Kowloon Tong', '九龍塘', '九龙塘', 22.337, 114.1761],
  ['Whampoa', '黃埔', '黄埔', 22.3051, 114.1895],
  ['Diamond Hill', '鑽石山', '钻石山', 22.34, 114.2016],
  ['Tsz Wan Shan', '慈雲山', '慈云山', 22.35, 114.199],
  ['Lok Fu', '樂富', '乐富', 22.338, 114.187],
  ['Lam Tin', '藍田', '蓝田', 22.3068, 114.2329],
  ['Yau Tong', '油塘', '油塘', 22.298, 114.237],
  ['Ngau Tau Kok', '牛頭角', '牛头角', 22.3154, 114.219],
  ['Tsing Yi', '青衣', '青衣', 22.3585, 114.1077],
  ['Kwai Fong', '葵芳', '葵芳', 22.3569, 114.1278],
  ['Ma Wan', '馬灣', '马湾', 22.349, 114.059],
  ['Tin Shui Wai', '天水圍', '天水围', 22.448, 114.005],
  ['Kam Tin', '錦田', '锦田', 22.44, 114.06],
  ['Lau Fau Shan', '流浮山', '流浮山', 22.468, 113.985],
  ['Gold Coast', '黃金海岸', '黄金海岸', 22.372, 113.99],
  ['Siu Hong', '兆康', '兆康', 22.4118, 113.9788],
  ['Sheung Shui', '上水', '上水', 22.5013, 114.128],
  ['Fanling', '粉嶺', '粉岭', 22.492, 114.1388],
  ['Sha Tau Kok', '沙頭角', '沙头角', 22.546, 114.223],
  ['Tai Wo', '太和', '太和', 22.4509, 114.1611],
  ['Plover Cove', '船灣', '船湾', 22.47, 114.22],
  ['Ma On Shan', '馬鞍山', '马鞍山', 22.4247, 114.2317],
  ['Fo Tan', '火炭', '火炭', 22.3957, 114.1983],
  ['Tai Wai', '大圍', '大围', 22.3728, 114.1786],
  ['Sai Kung Town', '西貢市', '西贡市', 22.3816, 114.2705],
  ['Hang Hau', '坑口', '坑口', 22.3156, 114.2643],
  ['Clear Water Bay', '清水灣', '清水湾', 22.29, 114.29],
  ['Lohas Park', '康城', '康城', 22.2957, 114.2692],
];

export interface Neighbourhood {
  name: Text3;
  /** Its middle, to about a kilometre. */
  position: Position;
}

export const neighbourhoods: readonly Neighbourhood[] = rows.map(([en, hk, cn, latitude, longitude]) => ({
  name: text([en, hk, cn]),
  position: { latitude, longitude },
}));
