export { Ledger, type LedgerColumn, type LedgerProps } from './Ledger.js';
