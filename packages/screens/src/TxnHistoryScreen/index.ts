export { TxnHistoryScreen, type TxnHistoryScreenProps, type TxnHistoryState } from './TxnHistoryScreen.js';
