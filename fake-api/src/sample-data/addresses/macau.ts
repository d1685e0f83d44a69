import type { Named } from './named.js';

/** Parishes, and Cotai, which belongs to none. */
export const macau: Named = {
  NSF: ['Our Lady of Fatima', '花地瑪堂區', '花地玛堂区'],
  SA: ['St Anthony', '聖安多尼堂區', '圣安多尼堂区'],
  SLZ: ['St Lazarus', '望德堂區', '望德堂区'],
  SE: ['Cathedral', '大堂區', '大堂区'],
  SLR: ['St Lawrence', '風順堂區', '风顺堂区'],
  NSC: ['Our Lady of Carmel (Taipa)', '嘉模堂區（氹仔）', '嘉模堂区（氹仔）'],
  COT: ['Cotai', '路氹填海區', '路氹填海区'],
  SFX: ['St Francis Xavier (Coloane)', '聖方濟各堂區（路環）', '圣方济各堂区（路环）'],
};
