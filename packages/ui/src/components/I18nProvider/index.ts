export { I18nProvider, type I18nProviderProps } from './I18nProvider.js';
export type { Words } from './words.js';
