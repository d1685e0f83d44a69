import { Button } from '@first-gong/ui/Button';
import { notePencilIcon } from '@first-gong/ui/icons/note-pencil';
import { Stack } from '@first-gong/ui/Stack';
import { newWishHref } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import type { EventReady } from './state.js';

/** Link to a wish for sold-out or too few tickets (spec §2 Wish list, §6). A visitor logs in on the way. */
export function WishLine({ state: { event, choice, wishes } }: { state: EventReady }) {
  const { t, lang } = useText('event');
  if (!wishes) return null;
  return (
    <Stack gap="s3" align="start" className={styles.wishLine}>
      <p>{t('event.wishText')}</p>
      <Button href={newWishHref(lang, event.id, choice)} icon={notePencilIcon}>
        {t('event.wish')}
      </Button>
    </Stack>
  );
}
