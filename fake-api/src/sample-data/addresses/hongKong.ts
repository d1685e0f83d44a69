import type { LocalizedText } from '../../shared/text.js';
import type { Named } from './named.js';

/** Three areas with eighteen districts. */
export const hongKong: Readonly<Record<string, { name: LocalizedText; districts: Named }>> = {
  HKI: {
    name: ['Hong Kong Island', '香港島', '香港岛'],
    districts: {
      CW: ['Central and Western', '中西區', '中西区'],
      WC: ['Wan Chai', '灣仔區', '湾仔区'],
      EA: ['Eastern', '東區', '东区'],
      SO: ['Southern', '南區', '南区'],
    },
  },
  KLN: {
    name: ['Kowloon', '九龍', '九龙'],
    districts: {
      YTM: ['Yau Tsim Mong', '油尖旺區', '油尖旺区'],
      SSP: ['Sham Shui Po', '深水埗區', '深水埗区'],
      KC: ['Kowloon City', '九龍城區', '九龙城区'],
      WTS: ['Wong Tai Sin', '黃大仙區', '黄大仙区'],
      KT: ['Kwun Tong', '觀塘區', '观塘区'],
    },
  },
  NT: {
    name: ['New Territories', '新界', '新界'],
    districts: {
      KWT: ['Kwai Tsing', '葵青區', '葵青区'],
      TW: ['Tsuen Wan', '荃灣區', '荃湾区'],
      TM: ['Tuen Mun', '屯門區', '屯门区'],
      YL: ['Yuen Long', '元朗區', '元朗区'],
      NO: ['North', '北區', '北区'],
      TP: ['Tai Po', '大埔區', '大埔区'],
      ST: ['Sha Tin', '沙田區', '沙田区'],
      SK: ['Sai Kung', '西貢區', '西贡区'],
      IS: ['Islands', '離島區', '离岛区'],
    },
  },
};
