export { Inbox, type InboxProps } from './Inbox.js';
export { InboxRow, type InboxRowProps } from './InboxRow.js';
