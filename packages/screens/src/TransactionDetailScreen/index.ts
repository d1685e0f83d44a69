export {
  TransactionDetailScreen,
  type TransactionDetailScreenProps,
  type TransactionDetailState,
} from './TransactionDetailScreen.js';
