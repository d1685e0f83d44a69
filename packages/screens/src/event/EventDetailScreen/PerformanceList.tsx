import { ticketsPerTransaction } from '@first-gong/domain';
import { Accordion } from '@first-gong/ui/Accordion';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { type EventSelection, eventHref } from '../../shared/hrefs.js';
import { instead } from '../../shared/instead.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './PerformanceCalendar.css.js';
import { PerformanceCalendar } from './PerformanceCalendar.js';
import { PerformanceRows, type PerformanceRowsProps } from './PerformanceRows.js';
import { daysOf, listedWithoutCalendar } from './performanceDays.js';
import { canBeBought } from './soldOut.js';

type PerformanceListProps = Omit<PerformanceRowsProps, 'performances'>;

/** Fits one or two screens of a phone. */
const shownAtFirst = 6;

/** Performances with one action each. Many performances also have a calendar. */
export function PerformanceList(props: PerformanceListProps) {
  const { t } = useText('event');
  const { event } = props;
  const open = canBeBought(event);
  const { performances } = event;
  return (
    <section id="performances" tabIndex={-1} aria-labelledby="performances-title">
      <SectionHeading
        id="performances-title"
        aside={
          open &&
          t('event.performancesAside', {
            count: performances.length,
            limit: Math.min(event.ticketLimit, ticketsPerTransaction),
          })
        }
      >
        {t(open ? 'event.performances' : 'event.performancesPast')}
      </SectionHeading>
      {performances.length > listedWithoutCalendar ? <ByDay {...props} /> : <Folded {...props} />}
    </section>
  );
}

/** The calendar with the performances of the chosen day, or of all days. */
function ByDay(props: PerformanceListProps) {
  const { event, choice, onChoose } = props;
  const { t, format, lang } = useText('event');
  const days = daysOf(event.performances);
  const day = choice.day ? days.get(choice.day) : undefined;
  const all: EventSelection = { ...choice, day: null };
  return (
    <>
      <PerformanceCalendar eventId={event.id} days={days} choice={choice} onChoose={onChoose} />
      <Inline as="p" className={styles.shown}>
        <span role="status">
          {day && t('event.dayShown', { day: format.dayAndWeekday(day.date), count: day.performances.length })}
        </span>
        {day && (
          <Button
            size="small"
            href={`${eventHref(lang, event.id, all)}#performances`}
            onClick={instead(() => {
              onChoose(all);
              document.getElementById('performances')?.focus();
            })}
          >
            {t('event.allDays')}
          </Button>
        )}
      </Inline>
      {day ? (
        <ol>
          <PerformanceRows {...props} performances={day.performances} />
        </ol>
      ) : (
        <Folded {...props} />
      )}
    </>
  );
}

/** All performances. Later ones of many are collapsed, unless one of them is chosen. */
function Folded(props: PerformanceListProps) {
  const { t } = useText('event');
  const { choice, event } = props;
  const { performances } = event;
  const chosenAt = performances.findIndex(({ id }) => id === choice.performanceId);
  const folds = performances.length > shownAtFirst + 2 && chosenAt < shownAtFirst;
  const shown = folds ? performances.slice(0, shownAtFirst) : performances;
  const more = folds ? performances.slice(shownAtFirst) : [];
  return (
    <>
      <ol>
        <PerformanceRows {...props} performances={shown} />
      </ol>
      {more.length > 0 && (
        <Accordion
          items={[
            {
              id: 'more',
              title: t('event.morePerformances', { count: more.length }),
              content: (
                <ol start={shown.length + 1}>
                  <PerformanceRows {...props} performances={more} />
                </ol>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
