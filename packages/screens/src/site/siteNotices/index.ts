export { ChatButton } from './ChatButton.js';
export { endIn, endsSameDay } from './end.js';
export { SiteNotices, type SiteNoticesProps } from './SiteNotices.js';
