import { type Door, performanceAtDoor, ticketsId } from '@first-gong/screens/tickets/TransactionDetailScreen';
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * The tickets that the page of an order shows at the door. The hash of the address names their performance: the way back
 * of a phone closes them, and a reload without a network shows them again. The server knows no hash.
 */
export function useTicketViewer(): Door {
  const hash = useLocationProperty(
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
      const { hash: opener } = location;
      if (performanceAtDoor(opener) === null) return;
      // A step to the hash would take the focus from the link that has opened the tickets.
      history.replaceState(history.state, '', `#${ticketsId}`);
      document.getElementById(opener.slice(1))?.focus();
    },
  };
}
