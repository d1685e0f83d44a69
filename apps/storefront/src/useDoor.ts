import { type Door, performanceAtDoor, ticketsId } from '@first-gong/screens/TransactionDetailScreen';
import { useState, useSyncExternalStore } from 'react';

const onHashChange = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The tickets that the page of an order shows at the door. The hash of the address names their performance: the way back
 * of a phone closes them, and a reload without a network shows them again. The server knows no hash.
 */
export function useDoor(): Door {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  const performanceId = performanceAtDoor(hash);
  const [shown, setShown] = useState({ performanceId, ticket: 0 });
  return {
    performanceId,
    ticket: shown.performanceId === performanceId ? shown.ticket : 0,
    onTicket: (ticket) => setShown({ performanceId, ticket }),
    onClose: () => {
      if (performanceAtDoor(location.hash) !== null) location.replace(`#${ticketsId}`);
    },
  };
}
