import { Button } from '@first-gong/ui/Button';
import { notePencilIcon } from '@first-gong/ui/icons/note-pencil';
import { newWishHref } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import type { EventReady } from './state.js';

/**
 * The way to a wish for what is sold out or has too few tickets left (spec §2 Wish list). A link, so that it costs no
 * script; the page of the wish list asks a visitor to log in and then goes on (spec §6).
 */
export function WishLine({ state: { event, choice, wishes } }: { state: EventReady }) {
  const { t, lang } = useText('event');
  if (!wishes) return null;
  return (
    <div className={styles.wishLine}>
      <p>{t('event.wishText')}</p>
      <Button href={newWishHref(lang, event.id, choice)} icon={notePencilIcon}>
        {t('event.wish')}
      </Button>
    </div>
  );
}
