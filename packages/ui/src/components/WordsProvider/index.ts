export { WordsProvider, type WordsProviderProps } from './WordsProvider.js';
