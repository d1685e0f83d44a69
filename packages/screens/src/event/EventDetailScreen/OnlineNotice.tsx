import { type OnlineViewing, type Performance, timeUntil, viewableUntil } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { type Text, useText } from '../../shared/text/index.js';
import type { EventReady } from './state.js';

export interface OnlineNoticeProps {
  state: EventReady;
  online: OnlineViewing;
  performance: Performance;
}

/** Start of an online programme and how long it can be watched (spec §1 online live and on-demand programmes). */
export function OnlineNotice({ state: { event, now }, online, performance }: OnlineNoticeProps) {
  const text = useText('event');
  const { t, format } = text;
  const until = format.showTime(viewableUntil(performance, event, online));
  const start = format.showTime(performance.startsAt);
  const left = durationText(timeUntil(performance.startsAt, now), text);
  return (
    <Notice title={t('event.onlineTitle')}>
      <p>
        {online.kind === 'onDemand'
          ? t('event.onlineOnDemand', { start, until })
          : t(online.hours > 0 ? 'event.onlineLive' : 'event.onlineOnce', { start, until })}
      </p>
      {left && <p role="timer">{t('event.startsIn', { time: left })}</p>}
      <p>{t('event.onlineLink')}</p>
    </Notice>
  );
}

/** "2 days 3 hours", "3 hours 5 minutes", "5 minutes"; empty below a minute. Days omit the minutes. */
function durationText({ days, hours, minutes }: ReturnType<typeof timeUntil>, { t }: Text<'event'>): string {
  return [
    days > 0 && t('event.days', { count: days }),
    hours > 0 && t('event.hours', { count: hours }),
    days === 0 && minutes > 0 && t('event.minutes', { count: minutes }),
  ]
    .filter(Boolean)
    .join(' ');
}
