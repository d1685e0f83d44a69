import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  boxOfficePageTitle: '售票處 | {{brand}}',
  kioskPageTitle: '取票機 | {{brand}}',
  pageTitleOfSearch: '{{words}}：{{page}}',
  boxOfficeTitle: '尋找售票處',
  kioskTitle: '尋找取票機',
  boxOfficeLead: '購票免服務費，亦可取票或查詢。',
  kioskLead: '憑訂單的確認編號領取門票。',
  boxOfficeDemo: '示範：這些地點不出售門票。時間、服務及通道資料均屬虛構，註明「虛構」的地點亦然。',
  kioskDemo: '示範：這些地點並無此等取票機。時間、服務及通道資料均屬虛構，註明「虛構」的地點亦然。',
  breadcrumb: '目前位置',
  search: '地區、街道、港鐵站或場地',
  hint: '例如：沙田',
  loading: '正在搜尋',
  allDistricts: '所有地區',
  districtCount: '{{district}}（{{count}}）',
  districtDistance: '{{district}}（{{count}}），約 {{distance}} 公里',
  boxOfficeFound: { other: '「{{words}}」有 {{count}} 個售票處' },
  kioskFound: { other: '「{{words}}」有 {{count}} 部取票機' },
  boxOfficeCount: { other: '{{count}} 個售票處' },
  kioskCount: { other: '{{count}} 部取票機' },
  foundIn: '{{found}}，{{districts}}',
  inDistricts: { other: '分布於 {{count}} 區' },
  service_buy: '購票',
  service_collect: '取票',
  service_enquire: '查詢',
  stepFree: '無障礙通道',
  map: '地圖',
  distance: '距離約 {{distance}} 公里',

  // nothing found
  boxOfficeNone: '沒有符合「{{words}}」的售票處。',
  kioskNone: '沒有符合「{{words}}」的取票機。',
  nearest: '最近的地區是{{district}}：{{places}}，直線距離約 {{distance}} 公里。',
  nearestUnknown: '請檢查用字，或選擇地區。',
  eTickets: '電子門票無須領取。',

  // nearest first
  locate: '由近至遠排列',
  locating: '正在取得你的位置',
  located: '已由近至遠排列，距離為直線距離。',
  refused: '瀏覽器沒有向本網站提供位置。請在瀏覽器設定中允許，或按地區搜尋。',
  unavailable: '未能取得你的位置。請再試一次，或按地區搜尋。',
  locationNote: '你的位置只留在此瀏覽器。',
};
