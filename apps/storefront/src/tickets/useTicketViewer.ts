import { type Door, performanceAtDoor, ticketsId } from '@first-gong/screens/tickets/TransactionDetailScreen';
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The tickets shown at the door. The address's hash names their performance, for Back and an offline reload. */
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
      // A navigation to the hash would take the focus from the link.
      history.replaceState(history.state, '', `#${ticketsId}`);
      document.getElementById(opener.slice(1))?.focus();
    },
  };
}
