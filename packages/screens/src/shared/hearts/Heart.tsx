import { abbreviateCount } from '@first-gong/domain';
import { LikeButton, LikeCount } from '@first-gong/ui/LikeButton';
import { useText } from '../text/index.js';
import { type Hearts, heartId, type LikedEvent } from './state.js';

/** Number of likes on a heart (spec §2 Like counts, §6 Favourites). A button if there are `hearts`. */
export function Heart({ event, hearts = null }: { event: LikedEvent; hearts?: Hearts | undefined }) {
  const { t } = useText();
  const { likes, ...state } = hearts ? hearts(event) : { likes: event.likes };
  const count = abbreviateCount(likes);
  const countLabel = t('common.likes', { count: likes });
  if (!hearts) return <LikeCount count={count} label={countLabel} />;
  return (
    <LikeButton
      {...state}
      id={heartId(event.id)}
      label={t('common.like', { title: event.title })}
      count={count}
      countLabel={countLabel}
    />
  );
}
