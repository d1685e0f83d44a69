export { SearchDesk, type SearchDeskProps } from './SearchDesk.js';
