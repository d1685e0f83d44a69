import { type EventDetail, type Performance, priceToPay, wheelchairSpaces } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { wheelchairIcon } from '@first-gong/ui/icons/wheelchair';
import { Availability, PerformanceRow, PriceTier } from '@first-gong/ui/PerformanceRow';
import { Sticker } from '@first-gong/ui/Sticker';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { accessBadge } from '../../shared/access.js';
import { showHref } from '../../shared/cinemaHref.js';
import { type EventSelection, eventHref, newWishHref } from '../../shared/hrefs.js';
import { instead } from '../../shared/instead.js';
import { priceText, useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import { canBeBought, isFilm } from './soldOut.js';
import type { ChoiceHandlers } from './state.js';

export interface PerformanceRowsProps extends Pick<ChoiceHandlers, 'onChoose'> {
  event: EventDetail;
  performances: readonly Performance[];
  choice: EventSelection;
  /** There is a wish list, and the event takes wishes. */
  wishes: boolean;
}

/** Performances for an `ol`, each with a link as action, which works without script. */
export function PerformanceRows({ event, performances, choice, wishes, onChoose }: PerformanceRowsProps) {
  const text = useText('event');
  const { t, format, lang } = text;
  const open = canBeBought(event);

  const choose = (performance: Performance) =>
    instead(() => {
      onChoose(choiceOf(performance, choice));
      document.getElementById('zones')?.focus();
    });

  return performances.map((performance) => {
    const { id, startsAt, availability, rescheduledFrom, cancelled } = performance;
    const selected = id === choice.performanceId;
    return (
      <PerformanceRow
        key={id}
        dateTime={startsAt}
        day={lang === 'en_us' ? format.day(startsAt) : format.stamp(startsAt).slice(5, 10).replace('-', '.')}
        weekday={format.weekday(startsAt)}
        time={format.time(startsAt)}
        selected={selected ? t('event.chosen') : undefined}
        tiers={[
          ...performance.zones.map((zone) => (
            <PriceTier
              key={zone.code}
              zone={zone.code}
              label={t('event.zone', { code: zone.code })}
              price={priceText(text, priceToPay(event, zone.price))}
              gone={cancelled ? t('common.flagCancelled') : zone.remaining === 0 ? t('common.seatsSoldOut') : undefined}
            >
              {zone.restrictedView !== null && <span>{t('common.flagRestrictedView')}</span>}
              {zone.standing && <span>{t('common.flagStanding')}</span>}
              {zone.unreserved && <span>{t('event.unreserved')}</span>}
            </PriceTier>
          )),
          <Access key="access" performance={performance} />,
        ]}
        availability={cancelled ? null : <Left performance={performance} />}
        note={
          cancelled ? (
            <Sticker variant="cancelled">{t('common.flagCancelled')}</Sticker>
          ) : (
            rescheduledFrom && (
              <>
                <Sticker variant="rescheduled">{t('common.flagRescheduled')}</Sticker>
                <span>
                  {t('event.earlierDate')} <s>{format.showTime(rescheduledFrom)}</s>
                </span>
              </>
            )
          )
        }
        action={
          availability === 'soldOut'
            ? wishes &&
              !cancelled && (
                <Button
                  href={newWishHref(lang, event.id, { ...choice, performanceId: id, zone: null })}
                  size="small"
                  block
                >
                  {t('event.wish')}
                  <VisuallyHidden>{` ${format.showTime(startsAt)}`}</VisuallyHidden>
                </Button>
              )
            : open && (
                <Button
                  href={
                    isFilm(event)
                      ? showHref(lang, event, performance)
                      : `${eventHref(lang, event.id, choiceOf(performance, choice))}#zones`
                  }
                  size="small"
                  block
                  iconAfter={arrowRightIcon}
                  onClick={isFilm(event) ? undefined : choose(performance)}
                >
                  <span>{t(isFilm(event) ? 'event.chooseFilmSeats' : 'event.chooseZone')}</span>
                  <VisuallyHidden>{` ${format.showTime(startsAt)}`}</VisuallyHidden>
                </Button>
              )
        }
      />
    );
  });
}

/** The choice of another performance. Keeps the zone if it has seats, but no picked seats. */
function choiceOf(performance: Performance, choice: EventSelection): EventSelection {
  const kept = performance.zones.some(({ code, remaining }) => code === choice.zone && remaining > 0);
  const { seats, ...others } = choice;
  const keepsSeats = seats !== undefined && performance.id === choice.performanceId;
  return { ...others, performanceId: performance.id, zone: kept ? choice.zone : null, ...(keepsSeats && { seats }) };
}

/** The free wheelchair spaces and the services of a performance. Nothing without them, or if it is cancelled. */
function Access({ performance: { zones, accessFeatures, cancelled } }: { performance: Performance }) {
  const text = useText('event');
  const spaces = wheelchairSpaces(zones);
  const services = accessBadge(accessFeatures, text);
  if (cancelled || (spaces === null && !services)) return null;
  return (
    <Inline as="li" gap="s3" className={styles.access}>
      {spaces !== null && (
        <span>
          <Icon icon={wheelchairIcon} />{' '}
          <span>{spaces > 0 ? text.t('event.accessSpaces', { count: spaces }) : text.t('event.accessNoSpaces')}</span>
          {services && <VisuallyHidden>{text.t('common.separator')}</VisuallyHidden>}
        </span>
      )}
      {services && <span>{services}</span>}
    </Inline>
  );
}

/** Dots and a word for availability, and a small number of seats. */
function Left({ performance: { availability, remaining } }: { performance: Performance }) {
  const { t } = useText();
  switch (availability) {
    case 'plenty':
      return <Availability fullness={5}>{t('common.seatsPlenty')}</Availability>;
    case 'few':
      return (
        <Availability fullness={remaining > 10 ? 2 : 1} urgent>
          {t('common.seatsLeft', { count: remaining })}
        </Availability>
      );
    case 'soldOut':
      return <Availability fullness={0}>{t('common.seatsSoldOut')}</Availability>;
  }
}
