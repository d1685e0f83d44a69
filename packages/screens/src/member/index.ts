export type { NextShow } from './MemberBand.js';
export {
  TransactionDetailScreen,
  type TransactionDetailScreenProps,
  type TransactionDetailState,
} from './TransactionDetailScreen.js';
export {
  type HistoryTab,
  TxnHistoryScreen,
  type TxnHistoryScreenProps,
  type TxnHistoryState,
} from './TxnHistoryScreen.js';
