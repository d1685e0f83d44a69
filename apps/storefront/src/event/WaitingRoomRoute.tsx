import {
  href,
  type WaitingLook,
  type WaitingLooks,
  type WaitingRoomPlace,
  waitingRange,
  withLook,
} from '@first-gong/domain';
import { WaitingRoomScreen, type WaitingRoomState } from '@first-gong/screens/event/WaitingRoomScreen';
import { type Text, useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import { notReady, useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDraft, keepDraft, readDraft } from '../session/draft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { safeTarget } from '../site/safeTarget.js';
import { useSecondsLeft } from '../site/useSecondsLeft.js';
import { useWhen } from '../site/useWhen.js';
import { useTurnAlert } from './useTurnAlert.js';

/** Milliseconds until the next poll, longer far behind in the queue; null after the wait. */
const nextLook = ({ state, ahead }: WaitingRoomPlace): number | null => {
  if (state === 'waiting') return (ahead ?? 0) > 500 ? 10_000 : 4000;
  return state === 'called' ? 4000 : null;
};

/** The waiting room of a hot event (spec §4). The server keeps the position. */
export function Page() {
  const text = useText('waitingRoom');
  const { lang } = text;
  const request = useRequest();
  const events = href(lang, 'home');
  const target = safeTarget(lang, useQuery().get('target')) ?? events;
  const room = useMemberCall('waitingRoom', undefined, { every: nextLook, maxAge: 0 });
  const looks = useLooks(room.data, room.receivedAt);
  const secondsLeft = useSecondsLeft(room.data?.enterUntil, room.data?.serverNow, room.receivedAt);
  const signal = useTurnAlert(room.data?.state === 'called');

  // Joins, enters at the turn, or joins again.
  const enter = useAction(async () => {
    const response = await request('enterWaitingRoom');
    room.set(response);
    if (response.data.state !== 'entered') return undefined;
    navigate(target);
    return 'leaving';
  });
  // A visitor joins once: after the rush the response stays the same.
  const mustJoin = room.data?.state === 'notNeeded' && !room.updating;
  const hasJoined = useRef(false);
  useWhen(mustJoin && !hasJoined.current, () => {
    hasJoined.current = true;
    enter.run();
  });

  // The time to enter is over; the server decides whether the turn is missed.
  const isOver = room.data?.state === 'called' && secondsLeft === 0;
  useWhen(isOver, room.reload);

  const joining = room.data?.state === 'notNeeded' && (enter.busy || !hasJoined.current);
  const joinFailure = room.data?.state === 'notNeeded' ? enter.reason : null;
  const state: WaitingRoomState = joinFailure
    ? { kind: 'failed', failure: joinFailure }
    : room.data && !joining
      ? stateOf(room.data, withLook(looks, lookOf(room.data, room.receivedAt)), secondsLeft, room.failure !== undefined)
      : notReady(room.failure);
  useTitle(roomTitle(state, text));

  return (
    <WaitingRoomScreen
      state={state}
      target={target}
      events={events}
      sound={signal.sound}
      busy={enter.busy}
      failure={joinFailure ? null : enter.reason}
      onSound={signal.allowSound}
      onEnter={() => enter.run()}
      onRetry={() => (joinFailure ? enter.run() : room.reload())}
    />
  );
}

function stateOf(
  { state, ahead, serverNow }: WaitingRoomPlace,
  looks: WaitingLooks,
  secondsLeft: number,
  stale: boolean,
): WaitingRoomState {
  if (state === 'called') return { kind: 'called', secondsLeft };
  if (state !== 'waiting') return { kind: state };
  const people = ahead ?? 0;
  const most = Math.max(people, mostAhead());
  return {
    kind: 'waiting',
    ahead: people,
    progress: most === 0 ? 0 : 1 - people / most,
    range: waitingRange(looks),
    updatedAt: serverNow,
    stale,
  };
}

/** The number of people ahead when this tab first saw the room, for the progress bar. */
const mostAhead = (): number => Number(readDraft(progressName, null)) || 0;
const progressName = 'waitingRoom';

const lookOf = ({ ahead }: WaitingRoomPlace, at: number): WaitingLook => ({ at, ahead: ahead ?? 0 });

/** Positions that this page has seen, for the speed of the queue. */
function useLooks(place: WaitingRoomPlace | undefined, receivedAt: number): readonly WaitingLook[] {
  const [looks, setLooks] = useState<readonly WaitingLook[]>([]);
  const ahead = place?.state === 'waiting' ? place.ahead : null;
  useEffect(() => {
    if (ahead === null) {
      forgetDraft(progressName);
      return;
    }
    if (ahead > mostAhead()) keepDraft(progressName, null, ahead);
    setLooks((before) => withLook(before, { at: receivedAt, ahead }));
  }, [ahead, receivedAt]);
  return looks;
}

function roomTitle(state: WaitingRoomState, { t, format }: Text<'waitingRoom'>): string {
  switch (state.kind) {
    case 'waiting':
      return t('waitingRoom.pageTitleWaiting', { ahead: format.count(state.ahead) });
    case 'called':
      return t('waitingRoom.pageTitleCalled');
    case 'missed':
      return t('waitingRoom.pageTitleMissed');
    default:
      return t('waitingRoom.pageTitle');
  }
}
