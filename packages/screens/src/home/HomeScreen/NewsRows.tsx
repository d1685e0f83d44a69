import { hongKongDate, type News } from '@first-gong/domain';
import { Icon } from '@first-gong/ui/Icon';
import { caretDownIcon } from '@first-gong/ui/icons/caret-down';
import { Link } from '@first-gong/ui/Link';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { shortDay } from '../../shared/eventCards/words.js';
import { isUsefulLink } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './Parts.css.js';
import { ShowMore } from './ShowMore.js';

/** News as disclosures, newest first. Earlier news is in one more disclosure. */
export function NewsRows({ news }: { news: readonly News[] }) {
  const { t } = useText('home');
  return (
    <ShowMore rows={news} first={4} label={(count) => t('home.newsEarlier', { count })}>
      {(rows) => (
        <ul>
          {rows.map((item) => (
            <NewsRow key={item.newsId} item={item} />
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

function NewsRow({ item: { at, title, body, href } }: { item: News }) {
  const text = useText('home');
  const { t } = text;
  return (
    <li>
      <details>
        <summary className={styles.line}>
          <span className={styles.figure}>{shortDay(hongKongDate(at), text)}</span>
          <span>{title}</span>
          <span className={styles.caret}>
            <Icon icon={caretDownIcon} />
          </span>
        </summary>
        <div className={styles.opened}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isUsefulLink(href) && (
            <Link href={href} standalone>
              {t('home.newsMore')}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Link>
          )}
        </div>
      </details>
    </li>
  );
}
