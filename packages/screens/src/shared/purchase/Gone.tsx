import type { Failure, FieldError, GoneItem } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import { Button, TextButton } from '@first-gong/ui/Button';
import { GoneRow } from '@first-gong/ui/GoneRow';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { eventHref } from '../hrefs.js';
import { useText } from '../text/index.js';
import * as styles from './CartContents.css.js';
import { newestFirst } from './groups.js';
import { goneWords } from './wording.js';

/** State of the seats that have left the cart, and the actions on them. */
export interface GoneState {
  /** Ids of the gone items that are being held again. */
  holding: readonly string[];
  /** The item that could not be held again, and why; null while none was refused. */
  refused: ({ holdId: string } & Pick<FieldError, 'code' | 'values'>) | null;
  /** Why the last action got no answer, or null. Nothing has changed. */
  failure: Failure | null;
}

export interface GoneHandlers {
  /** Holds the seats of gone items again, all or none. */
  onHoldAgain: (holdIds: readonly string[]) => void;
  /** The buyer has read why the seats are gone. */
  onDismissGone: (holdIds: readonly string[]) => void;
}

export interface GoneProps extends GoneHandlers {
  item: GoneItem;
  /** To hold the seats again is the next step of the page. */
  main: boolean;
  again: GoneState;
}

/** Seats that have left the cart: why, and the ways on. Where they are not free any more, only other seats are offered. */
export function Gone({ item, main, again: { holding, refused }, onHoldAgain, onDismissGone }: GoneProps) {
  const text = useText('cart', 'errors');
  const { t, lang } = text;
  const { holdId, event, seats } = item;
  const isRefused = refused?.holdId === holdId;
  return (
    <GoneRow
      {...goneWords(text, item)}
      problem={isRefused ? t('cart.goneRefused', { why: errorText(t, refused) }) : undefined}
      actions={
        <>
          {!isRefused && (
            <Button
              variant={main ? 'buy' : 'plain'}
              size="small"
              busy={holding.includes(holdId)}
              busyLabel={t('cart.goneAgainBusy')}
              onClick={() => onHoldAgain([holdId])}
            >
              <span>{t('cart.goneAgain', { count: seats.length })}</span>
              <VisuallyHidden>{` ${event.title}`}</VisuallyHidden>
            </Button>
          )}
          <Button size="small" href={eventHref(lang, event.id)}>
            {t('cart.goneChoose')}
            <VisuallyHidden>{` ${event.title}`}</VisuallyHidden>
          </Button>
          <TextButton
            aria-label={t('cart.goneDismissOf', { event: event.title })}
            onClick={() => onDismissGone([holdId])}
          >
            {t('cart.goneDismiss')}
          </TextButton>
        </>
      }
    />
  );
}

export interface GoneHeadProps extends GoneHandlers {
  /** At least one. */
  gone: readonly GoneItem[];
  /** To hold the seats again is the next step of the page. */
  main: boolean;
  again: GoneState;
  /** The id of the heading, which takes the focus when the focused control has gone with its seats. */
  headingId: string;
}

/** The heading of the seats that have left the cart and, for several, the actions on all of them. */
export function GoneHead({ gone, main, again, headingId, onHoldAgain, onDismissGone }: GoneHeadProps) {
  const { t } = useText('cart');
  const free = gone.filter(({ holdId }) => holdId !== again.refused?.holdId);
  const [latest] = newestFirst(gone);
  return (
    <div className={styles.head}>
      <h2 id={headingId} tabIndex={-1} className={styles.headTitle}>
        {t(latest?.reason === 'holdExpired' ? 'cart.timeUp' : 'cart.goneHead')}
      </h2>
      {gone.length > 1 && (
        <p className={styles.headActions}>
          {free.length > 1 && (
            <Button
              variant={main ? 'buy' : 'plain'}
              size="small"
              busy={again.holding.length > 0}
              busyLabel={t('cart.goneAgainBusy')}
              onClick={() => onHoldAgain(idsOf(free))}
            >
              {t('cart.goneAgainAll', { count: free.reduce((sum, { seats }) => sum + seats.length, 0) })}
            </Button>
          )}
          <TextButton onClick={() => onDismissGone(idsOf(gone))}>{t('cart.goneDismissAll')}</TextButton>
        </p>
      )}
    </div>
  );
}

const idsOf = (gone: readonly GoneItem[]): string[] => gone.map(({ holdId }) => holdId);
