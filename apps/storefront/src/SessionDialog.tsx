import type { Client } from '@first-gong/contract';
import { SessionEndScreen } from '@first-gong/screens/SessionEndScreen';
import { useAction } from './useAction.js';

interface SessionDialogProps {
  /** Whole seconds until the session ends, or null when it has ended. */
  secondsLeft: number | null;
  loginHref: string;
  request: Client;
  onClose: () => void;
}

/** The dialog of `SessionEnd`. A call of the member prolongs the session. */
export function SessionDialog({ secondsLeft, request, ...props }: SessionDialogProps) {
  const stay = useAction(async () => {
    await request('memberInfo');
    return undefined;
  });
  return (
    <SessionEndScreen
      {...props}
      state={
        secondsLeft === null
          ? { kind: 'over' }
          : { kind: 'near', secondsLeft, staying: stay.busy, failure: stay.reason }
      }
      onStay={stay.run}
    />
  );
}
