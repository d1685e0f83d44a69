export { ChatButton } from './ChatButton.js';
export { endIn, endsSameDay, SiteNotices, type SiteNoticesProps } from './SiteNotices.js';
