import {
  type AllInPrice,
  allInPrice,
  cinemaCourier,
  cinemaPrice,
  cinemaTicketTypes,
  priceToPay,
  type Zone,
} from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { Stack } from '@first-gong/ui/Stack';
import { StickyBar } from '@first-gong/ui/StickyBar';
import { SumLines } from '@first-gong/ui/SumLines';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { HoldButton, type HoldButtonProps, Overlap, PriceParts } from '../../shared/buying/index.js';
import { type TicketCounts, ticketCount } from '../../shared/cinemaHref.js';
import { ticketTypeNames, useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { zoneInForce } from './check.js';
import type { ShowReady } from './state.js';

/** All-in price of tickets of any types. Cents. */
function totalOf(tickets: TicketCounts, { price }: Zone): AllInPrice {
  const whole = allInPrice(0, ticketCount(tickets), 'cinema');
  const sum = cinemaTicketTypes.reduce((total, type) => total + tickets[type] * cinemaPrice(price, type), 0);
  return { ...whole, tickets: sum, total: whole.total + sum };
}

interface SummaryProps {
  state: ShowReady;
  /** The chosen seats have a gap, whose alert has the next step. */
  hasGap: boolean;
}

/** Tickets by type, their sum, and the hold button. */
export function Summary({ state, hasGap }: SummaryProps) {
  const text = useText('cinema', 'event');
  const { t, format } = text;
  const { choice, event, performance, member } = state;
  const { tickets } = choice;
  const zone = zoneInForce(state);
  const count = ticketCount(tickets);
  const price = zone && totalOf(tickets, zone);
  return (
    <Ticket strong className={styles.summary}>
      <Stack gap="s3">
        <output className={styles.sum} htmlFor="tickets zone seats">
          <Inline as="span" gap="s2" align="baseline" justify="between">
            <span>{t('cinema.sum', { count })}</span>
            {price && count > 0 && (
              <>
                <VisuallyHidden>{t('cinema.sumPause')}</VisuallyHidden>
                <span className={styles.total}>{format.money(price.total)}</span>
              </>
            )}
          </Inline>
        </output>
        {zone && price && count > 0 && (
          <>
            <SumLines
              lines={cinemaTicketTypes
                .filter((type) => tickets[type] > 0)
                .map((type) => {
                  const each = priceToPay(event, cinemaPrice(zone.price, type));
                  return {
                    label: t('cinema.lineType', {
                      type: t(ticketTypeNames[type]),
                      price: format.money(each),
                      count: tickets[type],
                    }),
                    value: format.money(each * tickets[type]),
                  };
                })}
            />
            <PriceParts
              tickets={{ label: t('cinema.sum', { count }), value: format.money(price.tickets) }}
              price={price}
              group={event.group}
            />
          </>
        )}
        <p className={styles.facts}>{t('cinema.courier', { fee: format.money(cinemaCourier) })}</p>
        <Overlap state={state} performance={performance} />
        <div className={styles.aboveBar}>
          <Hold state={state} hasGap={hasGap} size="large" />
        </div>
        {!member && <p className={styles.facts}>{t('event.loginFirstHint')}</p>}
      </Stack>
    </Ticket>
  );
}

/** Sum and button at the bottom of a phone. */
export function StickyHold({ state, hasGap, formId }: SummaryProps & { formId: string }) {
  const { t, format } = useText('cinema');
  const { tickets } = state.choice;
  const zone = zoneInForce(state);
  const count = ticketCount(tickets);
  return (
    <div className={styles.stickyHold}>
      <StickyBar action={<Hold state={state} hasGap={hasGap} form={formId} />}>
        {zone && count > 0 ? format.money(totalOf(tickets, zone).total) : t('cinema.sum', { count })}
      </StickyBar>
    </div>
  );
}

/** The hold button. With a gap, the next step is to close the gap. */
function Hold({ state, hasGap, ...button }: SummaryProps & Pick<HoldButtonProps, 'size' | 'form'>) {
  const { t } = useText('event');
  return (
    <HoldButton {...button} {...(hasGap && { variant: 'plain', 'aria-describedby': 'gap' })} state={state}>
      {t('event.hold')}
    </HoldButton>
  );
}
