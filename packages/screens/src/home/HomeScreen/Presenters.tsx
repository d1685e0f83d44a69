import type { BrandedPresenter } from '@first-gong/domain';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../../shared/text/index.js';
import { everything, listingHref } from './links.js';
import * as styles from './Parts.css.js';
import { ShowMore } from './ShowMore.js';

/** Presenters shown before a click. */
const shownPresenters = 6;

/** Brand presenters as links to their events, busiest first. */
export function Presenters({ presenters }: { presenters: readonly BrandedPresenter[] }) {
  const { t } = useText('home');
  const more = presenters.slice(shownPresenters);
  return (
    <>
      <Cells presenters={presenters.slice(0, shownPresenters)} />
      {more.length > 0 && (
        <ShowMore label={t('home.presentersMore', { count: more.length })}>
          <Cells presenters={more} />
        </ShowMore>
      )}
    </>
  );
}

function Cells({ presenters }: { presenters: readonly BrandedPresenter[] }) {
  const { t, lang, format } = useText('home');
  return (
    <ul className={styles.cells}>
      {presenters.map(({ presenterId, name, count }) => (
        <li key={presenterId}>
          <a className={styles.cell} href={listingHref(lang, everything, { presenter: presenterId })}>
            <b>{name}</b>
            <span aria-hidden="true">{format.count(count)}</span>
            <VisuallyHidden>{t('common.eventCount', { count })}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
