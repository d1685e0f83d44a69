import { performanceInViewer, ticketsId, type ViewedTicket } from '@first-gong/screens/tickets/TransactionDetailScreen';
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The tickets shown in the viewer. The address's hash names their performance, for Back and an offline reload. */
export function useTicketViewer(): ViewedTicket {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  const performanceId = performanceInViewer(hash);
  const [shown, setShown] = useState({ performanceId, ticket: 0 });
  return {
    performanceId,
    ticket: shown.performanceId === performanceId ? shown.ticket : 0,
    onTicket: (ticket) => setShown({ performanceId, ticket }),
    onClose: () => {
      const { hash: opener } = location;
      if (performanceInViewer(opener) === null) return;
      // A navigation to the hash would take the focus from the link.
      history.replaceState(history.state, '', `#${ticketsId}`);
      document.getElementById(opener.slice(1))?.focus();
    },
  };
}
