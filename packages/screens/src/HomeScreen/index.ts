export { HomeScreen } from './HomeScreen.js';
export { isFiltered } from './links.js';
export type { HomeReady, HomeScreenProps, HomeState } from './state.js';
