import type { MatchingStatus } from '@first-gong/domain';
import { useFocusAfter } from '@first-gong/ui/focus';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { arrowDownIcon } from '@first-gong/ui/icons/arrow-down';
import { arrowUpIcon } from '@first-gong/ui/icons/arrow-up';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { coinsIcon } from '@first-gong/ui/icons/coins';
import { notePencilIcon } from '@first-gong/ui/icons/note-pencil';
import { sealCheckIcon } from '@first-gong/ui/icons/seal-check';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { xIcon } from '@first-gong/ui/icons/x';
import { xCircleIcon } from '@first-gong/ui/icons/x-circle';
import { Perforation } from '@first-gong/ui/Perforation';
import { Poster } from '@first-gong/ui/Poster';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useRef } from 'react';
import { posterOf } from '../../shared/posterOf.js';
import { useText } from '../../shared/text/index.js';
import { dragHandlers } from './drag.js';
import type { WishListReady } from './state.js';
import { Action, type ActionProps, WayOut } from './WishActions.js';
import * as styles from './WishRow.css.js';
import { factsOf, nameOf, noteOf, paymentState } from './wishWords.js';

const icons = {
  saved: notePencilIcon,
  matching: arrowClockwiseIcon,
  matched: sealCheckIcon,
  pointsNotPaid: coinsIcon,
  pointsPaid: checkCircleIcon,
  bought: ticketIcon,
  paymentFailed: xCircleIcon,
  cancelled: xIcon,
} as const satisfies Record<MatchingStatus, unknown>;

export interface WishRowProps extends ActionProps {
  /** Position on the page. */
  rank: number;
  /** Its action is the screen's next step, and yellow. */
  isNext: boolean;
  state: Pick<WishListReady, 'balance' | 'busy'>;
  /** Position and last position among movable wishes; null if the wish cannot move. */
  order: { place: number; last: number; onMoveTo: (place: number) => void } | null;
}

/** One wish as a ticket: rank, art, facts, state, action and removal. Use it in an `ol`. */
export function WishRow({ wish, rank, isNext, state, order, onAction, onAsk }: WishRowProps) {
  const text = useText('wishList', 'order', 'payment');
  const { t } = text;
  const { wishId, event, matchingStatus } = wish;
  const drag = dragHandlers(order?.onMoveTo);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  // At either end the clicked button is disabled. The other rows have new buttons.
  useFocusAfter(rank, (control) =>
    control === up.current ? down.current : control === down.current ? up.current : null,
  );
  const title = nameOf(wish, text);
  const payment = paymentState(matchingStatus);
  return (
    <Ticket as="li" id={`wish-${wishId}`} className={styles.row} data-rank={rank}>
      <div className={styles.place}>
        <span {...drag} className={styles.rank[drag ? 'draggable' : 'fixed']}>
          <span aria-hidden="true">{rank}</span>
          <VisuallyHidden>{t('wishList.rank', { rank })}</VisuallyHidden>
        </span>
        {order && (
          <>
            <button
              ref={up}
              className={styles.up}
              type="button"
              aria-label={t('wishList.moveUp', { title })}
              disabled={order.place === 1}
              onClick={() => order.onMoveTo(order.place - 1)}
            >
              <Icon icon={arrowUpIcon} />
            </button>
            <button
              ref={down}
              className={styles.down}
              type="button"
              aria-label={t('wishList.moveDown', { title })}
              disabled={order.place === order.last}
              onClick={() => order.onMoveTo(order.place + 1)}
            >
              <Icon icon={arrowDownIcon} />
            </button>
          </>
        )}
      </div>
      <div className={styles.art}>
        <Poster {...posterOf(text, event)} crop="thumb" aspect="portrait" />
      </div>
      <div className={styles.main}>
        {/* biome-ignore lint/plugin/layout: a title as small as the facts of its row. */}
        <h3 className={styles.title}>{event.title}</h3>
        <p className={styles.facts}>
          {factsOf(wish, text).map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </p>
        <Inline gap="s4" rowGap="none" align="stretch" className={styles.states}>
          <State status={matchingStatus} />
          {payment && <State status={payment} />}
        </Inline>
        <p className={styles.note}>{noteOf(wish, state.balance, text)}</p>
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.stub}>
        <Perforation direction="horizontal" className={styles.fold} />
        <div className={styles.action}>
          <Action wish={wish} isNext={isNext} state={state} onAction={onAction} onAsk={onAsk} />
        </div>
        <div className={styles.wayOut}>
          <WayOut wish={wish} busy={state.busy !== null} onAction={onAction} onAsk={onAsk} />
        </div>
      </div>
    </Ticket>
  );
}

/** A state with its icon. Found seats also show whether their points are paid. */
function State({ status }: { status: MatchingStatus }) {
  const { t } = useText('wishList');
  return (
    <p className={styles.state[status === 'paymentFailed' ? 'danger' : 'plain']}>
      <Icon icon={icons[status]} />
      <span>{t(`wishList.state_${status}`)}</span>
    </p>
  );
}
