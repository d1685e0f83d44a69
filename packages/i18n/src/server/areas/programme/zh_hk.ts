import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  house: '{{house}} 院',
  rule_together: '同一訂單的座位須在同一排並且相連。',
  rule_concession: '優惠票供 {{concession}} 歲或以上人士、殘疾人士及全日制學生使用，入場時請出示證明。',
  rule_children: '{{admitted}} 歲以下兒童即使持票亦不獲入場。',
  rule_categoryIII: '三級影片不准 {{categoryIII}} 歲以下人士入場，入場時查驗年齡證明。',
  rule_weather: '黑色暴雨警告生效時照常開放；{{signal}}號或更高颱風信號生效期間關閉。',
  rule_refund: '門票及服務費不設退款，門票亦不可更換。',
  cancelledNote: '{{showTime}} 的場次已由主辦機構取消，票款自動退還。',
  rescheduledNote: '原定 {{from}} 的場次改於 {{to}} 舉行，座位不變。原有門票有效，不設退款。',
  rescheduledRunNote:
    '{{because}}，原定 {{from}} 開始的場次改為 {{to}} 開始，同一時間同一座位。原有門票有效，不設退款。',
  hours_boxOffice: '每日 {{from}} 至 {{to}}',
  hoursNote_boxOffice: '示範系統的時間，並非場地實際營業時間',
  hours_kiosk: '場地開放時間內',
  hoursNote_kiosk: '示範系統的取票機，現場並無此機',
  station: '港鐵{{station}}站，步行約 {{minutes}} 分鐘',
};
