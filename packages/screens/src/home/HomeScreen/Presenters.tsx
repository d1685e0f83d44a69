import type { BrandedPresenter } from '@first-gong/domain';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../../shared/text/index.js';
import { everything, listingHref } from './links.js';
import * as styles from './Parts.css.js';
import { ShowMore } from './ShowMore.js';

/** Brand presenters as links to their events, busiest first. */
export function Presenters({ presenters }: { presenters: readonly BrandedPresenter[] }) {
  const { t, lang, format } = useText('home');
  return (
    <ShowMore rows={presenters} first={6} label={(count) => t('home.presentersMore', { count })}>
      {(rows) => (
        <ul className={styles.cells}>
          {rows.map(({ presenterId, name, count }) => (
            <li key={presenterId}>
              <a className={styles.cell} href={listingHref(lang, everything, { presenter: presenterId })}>
                <b>{name}</b>
                <span aria-hidden="true">{format.count(count)}</span>
                <VisuallyHidden>{t('common.eventCount', { count })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}
