export { Bill, type BillProps } from './Bill.js';
export { type BillNote, BillNotes, type BillNotesProps } from './BillNotes.js';
