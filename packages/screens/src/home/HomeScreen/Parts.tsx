import { type EventSummary, type ListingQuery, noticeMonths } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Link } from '@first-gong/ui/Link';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { nextDay, shortDay, stickerOf } from '../../shared/eventCards/words.js';
import { eventHref } from '../../shared/hrefs.js';
import { AsyncSection, type RetryAction } from '../../shared/parts/index.js';
import { rangeToPay, useText } from '../../shared/text/index.js';
import { listingHref } from './links.js';
import { NewsRows } from './NewsRows.js';
import * as styles from './Parts.css.js';
import { Presenters } from './Presenters.js';
import { bandSize, type HomeParts, type ListName, listNames, listQuery, listTitle } from './parts.js';

export interface PartsProps {
  parts: HomeParts;
  /** Query of the list above. Before script, a retry loads its page. */
  query: ListingQuery;
  /** Civil date in Hong Kong. */
  today: string;
  /** @default script does not run yet */
  onRetry?: (() => void) | undefined;
}

/** Below the unfiltered list: other lists, news and brand presenters, each independent of the others. */
export function Parts({ parts, query, today, onRetry }: PartsProps) {
  const { t, lang } = useText('home');
  const again = { href: listingHref(lang, query), onRetry };
  return (
    <Container className={styles.parts}>
      {listNames.map((name) => (
        <Band key={name} name={name} parts={parts} today={today} again={again} />
      ))}
      <div className={styles.wide}>
        <AsyncSection
          title={t('home.news')}
          part={parts.news}
          empty={t('home.newsEmpty', { count: noticeMonths })}
          again={again}
        >
          {(rows) => <NewsRows news={rows} />}
        </AsyncSection>
      </div>
      <AsyncSection
        title={t('home.presenters')}
        part={parts.presenters}
        empty={t('home.presentersEmpty')}
        again={again}
      >
        {(rows) => <Presenters presenters={rows} />}
      </AsyncSection>
    </Container>
  );
}

type BandProps = Pick<PartsProps, 'parts' | 'today'> & { name: ListName; again: RetryAction };

/** First events of a list, and a link to all. */
function Band({ name, parts, today, again }: BandProps) {
  const { t, lang, format } = useText('home');
  const part = parts.lists[name];
  const title = t(listTitle(name));
  return (
    <AsyncSection
      title={title}
      part={part}
      empty={t('home.listEmpty')}
      again={again}
      aside={
        <Link href={listingHref(lang, listQuery(name))} standalone>
          <span>{t('home.seeAll', { count: format.count(part.total) })}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      }
    >
      {(rows) => (
        <ul>
          {rows.slice(0, bandSize).map((event) => (
            <EventRow key={event.id} event={event} today={today} />
          ))}
        </ul>
      )}
    </AsyncSection>
  );
}

function EventRow({ event, today }: { event: EventSummary; today: string }) {
  const text = useText('home');
  const { t, lang, format } = text;
  const day = nextDay(event, today);
  const sticker = stickerOf(event, t);
  return (
    <li>
      <a className={styles.line} href={eventHref(lang, event.id)}>
        <span className={styles.figure}>
          <span>{shortDay(day, text)}</span>
          <VisuallyHidden>{` ${format.weekday(day)}`}</VisuallyHidden>
        </span>
        <span>
          <b>{event.title}</b>
          <span className={styles.more}>
            <span>{event.venue}</span>
            {sticker && <strong>{`\u00a0·\u00a0${sticker.label}`}</strong>}
          </span>
        </span>
        <span className={styles.figure}>{rangeToPay(text, event)}</span>
      </a>
    </li>
  );
}
