import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  boxOfficePageTitle: '售票处 | {{brand}}',
  kioskPageTitle: '自助取票机 | {{brand}}',
  pageTitleOfSearch: '{{words}}：{{page}}',
  boxOfficeTitle: '查找售票处',
  kioskTitle: '查找自助取票机',
  boxOfficeLead: '购票免服务费，也可取票或咨询。',
  kioskLead: '凭订单的确认号码领取门票。',
  boxOfficeDemo: '演示：这些地点不出售门票。时间、服务和通道信息均属虚构，注明“虚构”的地点也是如此。',
  kioskDemo: '演示：这些地点并没有此类自助取票机。时间、服务和通道信息均属虚构，注明“虚构”的地点也是如此。',
  breadcrumb: '当前位置',
  search: '地区、街道、港铁站或场馆',
  hint: '例如：沙田',
  loading: '正在搜索',
  allDistricts: '所有地区',
  districtCount: '{{district}}（{{count}}）',
  districtDistance: '{{district}}（{{count}}），约 {{distance}} 公里',
  boxOfficeFound: { other: '“{{words}}”有 {{count}} 个售票处' },
  kioskFound: { other: '“{{words}}”有 {{count}} 台自助取票机' },
  boxOfficeCount: { other: '{{count}} 个售票处' },
  kioskCount: { other: '{{count}} 台自助取票机' },
  foundIn: '{{found}}，{{districts}}',
  inDistricts: { other: '分布于 {{count}} 个区' },
  service_buy: '购票',
  service_collect: '取票',
  service_enquire: '咨询',
  stepFree: '无障碍通道',
  map: '地图',
  distance: '距离约 {{distance}} 公里',

  // nothing found
  boxOfficeNone: '没有符合“{{words}}”的售票处。',
  kioskNone: '没有符合“{{words}}”的自助取票机。',
  nearest: '最近的地区是{{district}}：{{places}}，直线距离约 {{distance}} 公里。',
  nearestUnknown: '请检查关键词，或选择地区。',
  eTickets: '电子票无须领取。',

  // nearest first
  locate: '由近到远排列',
  locating: '正在获取你的位置',
  located: '已由近到远排列，距离为直线距离。',
  refused: '浏览器没有向本网站提供位置。请在浏览器设置中允许，或按地区搜索。',
  unavailable: '未能获取你的位置。请重试，或按地区搜索。',
  locationNote: '你的位置只留在此浏览器。',
};
