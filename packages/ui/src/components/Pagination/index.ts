export { type PageLink, Pagination, type PaginationProps } from './Pagination.js';
