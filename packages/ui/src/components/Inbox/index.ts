export { Inbox, type InboxProps, type MarkAllButton } from './Inbox.js';
export { InboxRow, type InboxRowProps } from './InboxRow.js';
