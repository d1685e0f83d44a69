export { I18nProvider, type I18nProviderProps, useI18n } from './I18nProvider.js';
export type { I18n, Words } from './words.js';
