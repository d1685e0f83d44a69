export { LoadMore, type LoadMoreProps } from './LoadMore.js';
