export { ChatButton } from './ChatButton.js';
export { SiteNotices, type SiteNoticesProps } from './SiteNotices.js';
