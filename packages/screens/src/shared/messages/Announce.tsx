import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { useEffect, useState } from 'react';

/**
 * Says what a page shows once it is there. A live region that appears together with its words is not read: the words
 * come after it.
 */
export function Announce({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  return <LiveRegion message={said} />;
}
