import type { LocalizedText } from '../../shared/text.js';
import type { Named } from './named.js';

/** Last entry of incomplete lists. The street line then names the city. */
export const anotherPlace: Named = { OTHER: ['Another place', '其他地方', '其他地方'] };

/** Municipalities are city and province in one, without lower levels. */
export const municipalities: Named = {
  BJ: ['Beijing', '北京市', '北京市'],
  TJ: ['Tianjin', '天津市', '天津市'],
  SH: ['Shanghai', '上海市', '上海市'],
  CQ: ['Chongqing', '重慶市', '重庆市'],
};

/** By letter codes of GB/T 2260, with the capital first and some large cities. */
export const provinces: Readonly<Record<string, { name: LocalizedText; cities: Named }>> = {
  HE: {
    name: ['Hebei', '河北省', '河北省'],
    cities: {
      SJZ: ['Shijiazhuang', '石家莊', '石家庄'],
      TS: ['Tangshan', '唐山', '唐山'],
      BD: ['Baoding', '保定', '保定'],
      HD: ['Handan', '邯鄲', '邯郸'],
    },
  },
  SX: {
    name: ['Shanxi', '山西省', '山西省'],
    cities: { TY: ['Taiyuan', '太原', '太原'], DT: ['Datong', '大同', '大同'], LF: ['Linfen', '臨汾', '临汾'] },
  },
  NM: {
    name: ['Inner Mongolia', '內蒙古自治區', '内蒙古自治区'],
    cities: {
      HHHT: ['Hohhot', '呼和浩特', '呼和浩特'],
      BT: ['Baotou', '包頭', '包头'],
      EEDS: ['Ordos', '鄂爾多斯', '鄂尔多斯'],
    },
  },
  LN: {
    name: ['Liaoning', '遼寧省', '辽宁省'],
    cities: { SY: ['Shenyang', '瀋陽', '沈阳'], DL: ['Dalian', '大連', '大连'], AS: ['Anshan', '鞍山', '鞍山'] },
  },
  JL: {
    name: ['Jilin', '吉林省', '吉林省'],
    cities: {
      CC: ['Changchun', '長春', '长春'],
      JLS: ['Jilin City', '吉林市', '吉林市'],
      YB: ['Yanbian', '延邊', '延边'],
    },
  },
  HL: {
    name: ['Heilongjiang', '黑龍江省', '黑龙江省'],
    cities: {
      HEB: ['Harbin', '哈爾濱', '哈尔滨'],
      QQHE: ['Qiqihar', '齊齊哈爾', '齐齐哈尔'],
      DQ: ['Daqing', '大慶', '大庆'],
    },
  },
  JS: {
    name: ['Jiangsu', '江蘇省', '江苏省'],
    cities: {
      NJ: ['Nanjing', '南京', '南京'],
      SZ: ['Suzhou', '蘇州', '苏州'],
      WX: ['Wuxi', '無錫', '无锡'],
      NT: ['Nantong', '南通', '南通'],
      XZ: ['Xuzhou', '徐州', '徐州'],
    },
  },
  ZJ: {
    name: ['Zhejiang', '浙江省', '浙江省'],
    cities: {
      HZ: ['Hangzhou', '杭州', '杭州'],
      NB: ['Ningbo', '寧波', '宁波'],
      WZ: ['Wenzhou', '溫州', '温州'],
      SX: ['Shaoxing', '紹興', '绍兴'],
    },
  },
  AH: {
    name: ['Anhui', '安徽省', '安徽省'],
    cities: { HF: ['Hefei', '合肥', '合肥'], WH: ['Wuhu', '蕪湖', '芜湖'], FY: ['Fuyang', '阜陽', '阜阳'] },
  },
  FJ: {
    name: ['Fujian', '福建省', '福建省'],
    cities: { FZ: ['Fuzhou', '福州', '福州'], XM: ['Xiamen', '廈門', '厦门'], QZ: ['Quanzhou', '泉州', '泉州'] },
  },
  JX: {
    name: ['Jiangxi', '江西省', '江西省'],
    cities: { NC: ['Nanchang', '南昌', '南昌'], GZ: ['Ganzhou', '贛州', '赣州'], JJ: ['Jiujiang', '九江', '九江'] },
  },
  SD: {
    name: ['Shandong', '山東省', '山东省'],
    cities: {
      JN: ['Jinan', '濟南', '济南'],
      QD: ['Qingdao', '青島', '青岛'],
      YT: ['Yantai', '煙台', '烟台'],
      WF: ['Weifang', '濰坊', '潍坊'],
    },
  },
  HA: {
    name: ['Henan', '河南省', '河南省'],
    cities: { ZZ: ['Zhengzhou', '鄭州', '郑州'], LY: ['Luoyang', '洛陽', '洛阳'], NY: ['Nanyang', '南陽', '南阳'] },
  },
  HB: {
    name: ['Hubei', '湖北省', '湖北省'],
    cities: { WH: ['Wuhan', '武漢', '武汉'], YC: ['Yichang', '宜昌', '宜昌'], XY: ['Xiangyang', '襄陽', '襄阳'] },
  },
  HN: {
    name: ['Hunan', '湖南省', '湖南省'],
    cities: { CS: ['Changsha', '長沙', '长沙'], ZZ: ['Zhuzhou', '株洲', '株洲'], HY: ['Hengyang', '衡陽', '衡阳'] },
  },
  GD: {
    name: ['Guangdong', '廣東省', '广东省'],
    cities: {
      GZ: ['Guangzhou', '廣州', '广州'],
      SZ: ['Shenzhen', '深圳', '深圳'],
      ZH: ['Zhuhai', '珠海', '珠海'],
      FS: ['Foshan', '佛山', '佛山'],
      DG: ['Dongguan', '東莞', '东莞'],
      ZS: ['Zhongshan', '中山', '中山'],
      HZ: ['Huizhou', '惠州', '惠州'],
      JM: ['Jiangmen', '江門', '江门'],
      ST: ['Shantou', '汕頭', '汕头'],
    },
  },
  GX: {
    name: ['Guangxi', '廣西壯族自治區', '广西壮族自治区'],
    cities: { NN: ['Nanning', '南寧', '南宁'], GL: ['Guilin', '桂林', '桂林'], LZ: ['Liuzhou', '柳州', '柳州'] },
  },
  HI: {
    name: ['Hainan', '海南省', '海南省'],
    cities: { HK: ['Haikou', '海口', '海口'], SY: ['Sanya', '三亞', '三亚'] },
  },
  SC: {
    name: ['Sichuan', '四川省', '四川省'],
    cities: { CD: ['Chengdu', '成都', '成都'], MY: ['Mianyang', '綿陽', '绵阳'], LS: ['Leshan', '樂山', '乐山'] },
  },
  GZ: {
    name: ['Guizhou', '貴州省', '贵州省'],
    cities: { GY: ['Guiyang', '貴陽', '贵阳'], ZY: ['Zunyi', '遵義', '遵义'] },
  },
  YN: {
    name: ['Yunnan', '雲南省', '云南省'],
    cities: { KM: ['Kunming', '昆明', '昆明'], DL: ['Dali', '大理', '大理'], LJ: ['Lijiang', '麗江', '丽江'] },
  },
  XZ: {
    name: ['Xizang', '西藏自治區', '西藏自治区'],
    cities: { LS: ['Lhasa', '拉薩', '拉萨'], RKZ: ['Xigaze', '日喀則', '日喀则'] },
  },
  SN: {
    name: ['Shaanxi', '陝西省', '陕西省'],
    cities: { XA: ['Xi’an', '西安', '西安'], XY: ['Xianyang', '咸陽', '咸阳'], BJ: ['Baoji', '寶雞', '宝鸡'] },
  },
  GS: {
    name: ['Gansu', '甘肅省', '甘肃省'],
    cities: { LZ: ['Lanzhou', '蘭州', '兰州'], TS: ['Tianshui', '天水', '天水'] },
  },
  QH: {
    name: ['Qinghai', '青海省', '青海省'],
    cities: { XN: ['Xining', '西寧', '西宁'], HD: ['Haidong', '海東', '海东'] },
  },
  NX: {
    name: ['Ningxia', '寧夏回族自治區', '宁夏回族自治区'],
    cities: { YC: ['Yinchuan', '銀川', '银川'], WZ: ['Wuzhong', '吳忠', '吴忠'] },
  },
  XJ: {
    name: ['Xinjiang', '新疆維吾爾自治區', '新疆维吾尔自治区'],
    cities: {
      WLMQ: ['Urumqi', '烏魯木齊', '乌鲁木齐'],
      KLMY: ['Karamay', '克拉瑪依', '克拉玛依'],
      KS: ['Kashgar', '喀什', '喀什'],
    },
  },
};
