import { href } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { ActionFailure } from '../shared/messages/index.js';
import { useText } from '../shared/text/index.js';
import type { WishListReady } from './state.js';

/** Says that the last action took place, or why it did not. */
export function WishMessages({ done, failed }: Pick<WishListReady, 'done' | 'failed'>) {
  const { t, lang } = useText('wishList');
  if (failed) {
    const { action, title, failure } = failed;
    // A refusal is certain; without an answer only the list knows.
    const certain = failure.code !== undefined;
    return (
      <ActionFailure failure={failure}>
        {certain ? t(`wishList.failed_${action}`, { title }) : t('wishList.failed_unknown')}
      </ActionFailure>
    );
  }
  if (!done) return null;
  return (
    <Notice variant="success" role="status">
      <p>{t(`wishList.done_${done.action}`, { title: done.title })}</p>
      {done.transactionNumber !== null && (
        <p>
          <Link href={href(lang, 'transactionDetail', { transactionNumber: done.transactionNumber })} standalone>
            {t('wishList.showTickets')}
          </Link>
        </p>
      )}
    </Notice>
  );
}
