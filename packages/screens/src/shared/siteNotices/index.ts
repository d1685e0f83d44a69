export { ChatButton, type ChatButtonProps } from './ChatButton.js';
export { SiteNotices, type SiteNoticesProps } from './SiteNotices.js';
