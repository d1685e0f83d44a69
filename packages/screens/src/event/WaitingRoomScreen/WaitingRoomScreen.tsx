import { type Failure, seatHold, toMilliseconds, type WaitingRange, waitingRoomEntry } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { FullPageMessage } from '@first-gong/ui/FullPageMessage';
import { clock } from '@first-gong/ui/HoldTimer';
import { Icon } from '@first-gong/ui/Icon';
import { bellIcon } from '@first-gong/ui/icons/bell';
import { speakerHighIcon } from '@first-gong/ui/icons/speaker-high';
import { Notice } from '@first-gong/ui/Notice';
import { NextSteps, QueueStub } from '@first-gong/ui/QueueStub';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { useState } from 'react';
import { useAnnouncement } from '../../shared/Announcer.js';
import { ActionFailure } from '../../shared/messages/index.js';
import { NotReadyScreen, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './WaitingRoomScreen.css.js';

/** Minutes to enter, and minutes that seats are held. */
const times = { minutes: waitingRoomEntry / 60_000, held: seatHold / 60_000 };

/** Milliseconds between two announcements of the position. */
const spokenEvery = 30_000;

/** The member's place as of the last response. */
export interface Waiting {
  kind: 'waiting';
  ahead: number;
  /** Share of the queue that has entered since this member joined, 0 to 1. */
  progress: number;
  range: WaitingRange;
  /** UTC instant of the last response. */
  updatedAt: string;
  /** The last poll had no response; polling continues. */
  stale: boolean;
}

/** States of a member in the waiting room of a hot event (spec §4). */
export type WaitingRoomState =
  | NotReadyState
  | Waiting
  | { kind: 'called'; secondsLeft: number }
  | { kind: 'missed' | 'entered' | 'notNeeded' };

/** Browsers allow sound only after a click. */
type SoundState = 'off' | 'on' | 'refused';

export interface WaitingRoomScreenProps {
  state: WaitingRoomState;
  /** The event that the member came from, or the list of events. */
  target: string;
  /** The list of events, for the meantime. */
  events: string;
  sound: SoundState;
  /** Joining or entering is pending. */
  busy: boolean;
  /** Why the last try to join or to enter had no response. */
  failure: Failure | null;
  onSound: () => void;
  /** Enters at the member's turn, joins again after a missed one. */
  onEnter: () => void;
  onRetry: () => void;
}

/** The waiting room of a hot event (spec §4): position, people before, time, and what happens at the turn. */
export function WaitingRoomScreen(props: WaitingRoomScreenProps) {
  const { t } = useText('waitingRoom');
  const { state, failure } = props;
  if (state.kind === 'loading' || state.kind === 'failed')
    return (
      <NotReadyScreen
        state={state}
        title={t('waitingRoom.kicker')}
        loading={t('waitingRoom.loading')}
        onRetry={props.onRetry}
      />
    );
  return (
    <>
      <FullPageMessage
        ink={state.kind === 'missed' ? 'taxi' : 'ferry'}
        kicker={t('waitingRoom.kicker')}
        title={t(`waitingRoom.${state.kind}Title`)}
        aside={
          state.kind === 'waiting' ? (
            <QueuePosition {...props} state={state} />
          ) : state.kind === 'called' ? (
            <Turn {...props} secondsLeft={state.secondsLeft} />
          ) : undefined
        }
      >
        <p>{t(`waitingRoom.${state.kind}Text`, times)}</p>
        {state.kind === 'waiting' && <Sound state={props.sound} onSound={props.onSound} />}
        {state.kind === 'missed' && <JoinAgain busy={props.busy} onJoin={props.onEnter} />}
        {(state.kind === 'entered' || state.kind === 'notNeeded') && (
          <Button variant="buy" size="large" href={props.target}>
            {t('waitingRoom.goOn')}
          </Button>
        )}
      </FullPageMessage>
      <Container className={styles.below}>
        <Stack gap="s6">
          {failure && (
            <ActionFailure failure={failure}>
              {t('waitingRoom.actionFailed', { what: t(`common.${failure.kind}Title`) })}
            </ActionFailure>
          )}
          {state.kind === 'waiting' && (
            <Notice title={t('waitingRoom.safeTitle')}>{t('waitingRoom.safeText', times)}</Notice>
          )}
          {(state.kind === 'waiting' || state.kind === 'called') && <Next waits={state.kind === 'waiting'} />}
        </Stack>
      </Container>
    </>
  );
}

function QueuePosition({ state, events }: WaitingRoomScreenProps & { state: Waiting }) {
  const { t, format } = useText('waitingRoom');
  const { ahead, range, progress, updatedAt, stale } = state;
  const [spoken, setSpoken] = useState(state);
  if (toMilliseconds(updatedAt) - toMilliseconds(spoken.updatedAt) >= spokenEvery) setSpoken(state);
  const people = { count: spoken.ahead, ahead: format.count(spoken.ahead) };
  useAnnouncement(
    spoken.range.to <= 1
      ? t('waitingRoom.announceSoon', people)
      : t('waitingRoom.announceWaiting', { ...people, ...spoken.range }),
  );
  const time = format.time(updatedAt);
  const soon = range.to <= 1;
  return (
    <QueueStub
      label={t('waitingRoom.aheadLabel')}
      figure={format.count(ahead)}
      unit={t('waitingRoom.aheadUnit', { count: ahead })}
      progress={progress}
      status={t(stale ? 'waitingRoom.stale' : 'waitingRoom.updated', { time })}
      facts={[
        { label: t('waitingRoom.positionLabel'), value: format.count(ahead + 1) },
        {
          label: t('waitingRoom.timeLabel'),
          value: soon ? t('waitingRoom.underAMinute') : t('waitingRoom.timeRange', range),
          unit: t('waitingRoom.timeUnit', { count: soon ? 1 : range.to }),
        },
      ]}
      action={
        <Button size="small" href={events}>
          {t('waitingRoom.leave')}
        </Button>
      }
    />
  );
}

/** Offers the sound at the member's turn, or confirms it. */
function Sound({ state, onSound }: { state: SoundState; onSound: () => void }) {
  const { t } = useText('waitingRoom');
  if (state === 'off')
    return (
      <Button icon={speakerHighIcon} onClick={onSound}>
        {t('waitingRoom.sound')}
      </Button>
    );
  return (
    <p role="status">
      <Icon icon={bellIcon} weight="fill" />{' '}
      <span>{t(state === 'on' ? 'waitingRoom.soundOn' : 'waitingRoom.soundRefused')}</span>
    </p>
  );
}

function Turn({ secondsLeft, busy, onEnter }: WaitingRoomScreenProps & { secondsLeft: number }) {
  const { t } = useText('waitingRoom');
  useAnnouncement(t(secondsLeft > 60 ? 'waitingRoom.announceCalled' : 'waitingRoom.announceLast', times));
  return (
    <QueueStub
      label={t('waitingRoom.calledLabel')}
      figure={clock(secondsLeft)}
      progress={1}
      status={t('waitingRoom.calledStatus')}
      facts={[]}
      action={
        <Button variant="buy" size="large" busy={busy} busyLabel={t('waitingRoom.entering')} onClick={onEnter}>
          {t('waitingRoom.enter')}
        </Button>
      }
    />
  );
}

function JoinAgain({ busy, onJoin }: { busy: boolean; onJoin: () => void }) {
  const { t } = useText('waitingRoom');
  useAnnouncement(t('waitingRoom.announceMissed'));
  return (
    <Button variant="buy" size="large" busy={busy} busyLabel={t('waitingRoom.joining')} onClick={onJoin}>
      {t('waitingRoom.joinAgain')}
    </Button>
  );
}

function Next({ waits }: { waits: boolean }) {
  const { t } = useText('waitingRoom');
  return (
    <Stack as="section">
      <SectionHeading>{t('waitingRoom.nextTitle')}</SectionHeading>
      <NextSteps
        steps={[
          { title: t('waitingRoom.stepTurn'), text: t('waitingRoom.stepTurnText', times) },
          { title: t('waitingRoom.stepSeats'), text: t('waitingRoom.stepSeatsText', times) },
          { title: t('waitingRoom.stepPay'), text: t('waitingRoom.stepPayText') },
        ]}
      />
      {waits && (
        <Text variant="secondary" size="small">
          {t('waitingRoom.timeNote')}
        </Text>
      )}
    </Stack>
  );
}
