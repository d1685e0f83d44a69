import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';

export type HelpNames =
  | 'contactUs'
  | 'subscribe'
  | 'unsubscribe'
  | 'presignedUrl'
  | 'txnChangeRequest'
  | 'deliveryChangeRequest'
  | 'boxOfficeSearch'
  | 'kioskSearch';

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** Contact, newsletter, change requests and where tickets are sold (spec §2, §5). */
export function createHelpHandlers(): HandlersOf<HelpNames> {
  return {
    contactUs: later,
    subscribe: later,
    unsubscribe: later,
    presignedUrl: later,
    txnChangeRequest: later,
    deliveryChangeRequest: later,
    boxOfficeSearch: later,
    kioskSearch: later,
  };
}
