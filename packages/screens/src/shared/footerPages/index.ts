export { FooterPages, type FooterPagesProps } from './FooterPages.js';
export { pageLinks } from './sitePages.js';
