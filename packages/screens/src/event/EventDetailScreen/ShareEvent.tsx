import { calendarHref, type Performance } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { calendarPlusIcon } from '@first-gong/ui/icons/calendar-plus';
import { linkSimpleIcon } from '@first-gong/ui/icons/link-simple';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import type { EventHandlers, EventReady } from './state.js';

export interface ShareEventProps extends Pick<EventHandlers, 'onShare'> {
  state: EventReady;
  performance: Performance | null;
}

/** Shares the event's address, and adds the chosen or first performance to a calendar. */
export function ShareEvent({ state: { event, shared }, performance, onShare }: ShareEventProps) {
  const { t, format, lang } = useText('event', 'errors');
  const noted = performance ?? event.performances.find(({ cancelled }) => !cancelled);
  return (
    <>
      <Inline as="p" gap="s2" align="stretch">
        <span className={styles.scripted}>
          <Button size="small" icon={linkSimpleIcon} onClick={onShare}>
            {t('event.shareEvent')}
          </Button>
        </span>
        {noted && !noted.cancelled && (
          <Button size="small" icon={calendarPlusIcon} href={calendarHref(lang, event.id, noted.id)}>
            {`${t('event.addToCalendar')} ${format.showTime(noted.startsAt)}`}
          </Button>
        )}
      </Inline>
      <div role="status">
        {shared && <p>{t(shared.copied ? 'event.shareCopied' : 'errors.clipboardFailed')}</p>}
        {shared && !shared.copied && <p className={styles.link}>{shared.address}</p>}
      </div>
    </>
  );
}
