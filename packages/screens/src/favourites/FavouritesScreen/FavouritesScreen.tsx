import { type CardLayout, type Favourite, href, scriptLangs } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { EventCard } from '@first-gong/ui/EventCard';
import { useFocusAfter } from '@first-gong/ui/focus';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Poster } from '@first-gong/ui/Poster';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { cardProps } from '../../shared/eventCards/index.js';
import { Heart, type Hearts } from '../../shared/hearts/index.js';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { posterOf } from '../../shared/posterOf.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './FavouritesScreen.css.js';

export type FavouritesState =
  | NotReadyState
  | {
      kind: 'ready';
      /** Latest first. Removed ones stay, so that the member can restore them in place. */
      favourites: Favourite[];
    };

export interface FavouritesScreenProps {
  state: FavouritesState;
  layout: CardLayout;
  /** Civil date in Hong Kong. */
  today: string;
  /** They know which favourites were removed. */
  hearts: Hearts;
  onRetry: () => void;
}

/** My favourites (spec §2 Member services): future and past events. */
export function FavouritesScreen({ state, onRetry, ...props }: FavouritesScreenProps) {
  const { t } = useText('favourites');
  return (
    <MemberShell route="favourites">
      {state.kind === 'ready' ? (
        <Ready {...props} favourites={state.favourites} />
      ) : (
        <NotReady state={state} title={t('common.favourites')} loading={t('favourites.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}

type ReadyProps = Omit<FavouritesScreenProps, 'state' | 'onRetry'> & { favourites: Favourite[] };

const isKept = (favourite: Favourite, hearts: Hearts): boolean => {
  const state = hearts?.(favourite);
  return !state || !('checked' in state) || state.checked;
};

function Ready({ favourites, ...props }: ReadyProps) {
  const { t, lang, format } = useText('favourites');
  const kept = favourites.filter((favourite) => isKept(favourite, props.hearts));
  const upcoming = favourites.filter(({ standing }) => standing !== 'over');
  const over = favourites.filter(({ standing }) => standing === 'over');
  return (
    <>
      <PageTitle>
        {t('common.favourites')}{' '}
        {favourites.length > 0 && <span className={styles.count}>{format.count(kept.length)}</span>}
      </PageTitle>
      {favourites.length === 0 && (
        <EmptyState
          title={t('common.noRecordsFound')}
          headingLevel={2}
          action={<Button href={href(lang, 'home')}>{t('favourites.browse')}</Button>}
        >
          {t('favourites.emptyText')}
        </EmptyState>
      )}
      <BackOnSale favourites={kept.filter(({ standing }) => standing === 'backOnSale')} />
      {upcoming.length > 0 && (
        <Stack as="section">
          <SectionHeading>{t('favourites.upcoming')}</SectionHeading>
          <Upcoming {...props} favourites={upcoming} />
        </Stack>
      )}
      {over.length > 0 && (
        <Stack as="section">
          <SectionHeading>{t('favourites.over')}</SectionHeading>
          <Over hearts={props.hearts} favourites={over} />
        </Stack>
      )}
    </>
  );
}

/** Names favourites that were sold out and have tickets again. */
function BackOnSale({ favourites }: { favourites: Favourite[] }) {
  const { t, lang } = useText('favourites');
  if (favourites.length === 0) return null;
  const titles = new Intl.ListFormat(scriptLangs[lang]).format(favourites.map(({ title }) => title));
  return (
    <Notice variant="success" title={t('favourites.backOnSaleTitle', { count: favourites.length })}>
      {t('favourites.backOnSaleText', { titles })}
    </Notice>
  );
}

/** Cards in the first view of a large screen, at most. */
const drawnAtOnce = 8;

function Upcoming({ favourites, layout, today, hearts }: ReadyProps) {
  const text = useText('home', 'favourites');
  const { t } = text;
  return (
    <ul className={styles.cards[layout]}>
      {favourites.map((favourite, index) => {
        const card = cardProps(favourite, today, text);
        const back = { variant: 'new', label: t('favourites.backOnSale') } as const;
        return (
          <Item key={favourite.id} favourite={favourite} hearts={hearts}>
            <EventCard
              {...card}
              layout={layout}
              sticker={favourite.standing === 'backOnSale' ? back : card.sticker}
              likes={<Heart event={favourite} hearts={hearts} />}
              deferred={index >= drawnAtOnce}
            />
          </Item>
        );
      })}
    </ul>
  );
}

/** Past events without page and price: name, days and place. */
function Over({ favourites, hearts }: Pick<ReadyProps, 'favourites' | 'hearts'>) {
  const text = useText();
  return (
    <ul>
      {favourites.map((favourite) => (
        <Item key={favourite.id} favourite={favourite} hearts={hearts}>
          <article className={styles.row}>
            <div className={styles.thumb}>
              <Poster {...posterOf(text, favourite)} crop="thumb" aspect="portrait" mono />
            </div>
            <div className={styles.words}>
              {/* biome-ignore lint/plugin/layout: its lines are as close as those of the row. */}
              <h3 className={styles.title}>{favourite.title}</h3>
              <p>{text.format.dayRange(favourite.firstDate, favourite.lastDate)}</p>
              <Text variant="secondary" size="small">
                {favourite.venue}
              </Text>
            </div>
            <Heart event={favourite} hearts={hearts} />
          </article>
        </Item>
      ))}
    </ul>
  );
}

/** One favourite, or a button that restores it. Focus stays in place. */
function Item({ favourite, hearts, children }: { favourite: Favourite; hearts: Hearts; children: ReactNode }) {
  const { t } = useText('favourites');
  const item = useRef<HTMLLIElement>(null);
  const kept = isKept(favourite, hearts);
  const state = hearts?.(favourite);
  const { title } = favourite;

  useFocusAfter(kept, () => item.current?.querySelector('button'));

  return (
    <li ref={item} className={styles.item}>
      {kept ? (
        children
      ) : (
        <EmptyState
          title={t('favourites.removed', { title })}
          action={
            <Button onClick={() => state && 'checked' in state && state.onChange(true)}>
              <span aria-hidden="true">{t('favourites.undo')}</span>
              <VisuallyHidden>{t('favourites.undoOf', { title })}</VisuallyHidden>
            </Button>
          }
        />
      )}
    </li>
  );
}
