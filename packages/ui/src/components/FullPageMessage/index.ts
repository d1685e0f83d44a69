export { FullPageMessage, type FullPageMessageProps } from './FullPageMessage.js';
export { type BillNote, MessageNotes, type MessageNotesProps } from './MessageNotes.js';
