import { type EventSummary, type PerformanceToday, priceToPay, scriptLangs } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { FeatureTicket, SeatsTonight } from '@first-gong/ui/FeatureTicket';
import { Loading } from '@first-gong/ui/Loading';
import { postersApart } from '@first-gong/ui/Poster';
import { WallPager } from '@first-gong/ui/PosterWall';
import { Sticker } from '@first-gong/ui/Sticker';
import { splitTitle, stickerOf } from '../../shared/eventCards/index.js';
import { Heart } from '../../shared/hearts/index.js';
import { eventHref } from '../../shared/hrefs.js';
import { type RetryAction, SectionError } from '../../shared/parts/index.js';
import { priceText, rangeToPay, type Text, useText } from '../../shared/text/index.js';
import * as styles from './Hero.css.js';
import { everything, listingHref } from './links.js';
import { NeonReflection } from './NeonReflection.js';
import type { HomeReady, HomeScreenProps } from './state.js';

type HeroProps = Pick<HomeScreenProps, 'today' | 'evening' | 'feature' | 'hearts' | 'onFeature'> & {
  state: HomeReady;
  again: RetryAction;
};

const wallPosterOf = ({ posterSeed: seed, interest, title }: EventSummary) => ({ seed, interest, lines: [title] });

/** The feature ticket with tonight's seats, and a wall of posters that selects the feature. */
export function Hero(props: HeroProps) {
  const { state, feature = 0, hearts, onFeature } = props;
  const text = useText('home');
  const { t, lang, format } = text;
  const features = postersApart(state.features, wallPosterOf);
  const shown = features[feature] ?? features[0];
  if (shown === undefined) return null;
  const sticker = stickerOf(shown, t);
  const index = features.indexOf(shown);
  return (
    <section className={styles.hero} aria-label={t('home.features')}>
      <Container className={styles.ticket}>
        <FeatureTicket
          poster={{ seed: shown.posterSeed, interest: shown.interest, lines: shown.posterLines }}
          lang={scriptLangs[lang]}
          kicker={
            <>
              {sticker && <Sticker variant={sticker.variant}>{sticker.label}</Sticker>}
              <span>{t('home.featureOf', { index: index + 1, count: features.length })}</span>
            </>
          }
          {...splitTitle(shown.title)}
          byline={shown.byline}
          facts={[
            { label: t('home.dates'), value: format.dayRange(shown.firstDate, shown.lastDate) },
            { label: t('home.venue'), value: shown.venue },
            {
              label: t('home.allIn'),
              value: rangeToPay(text, shown),
            },
          ]}
          action={{ href: eventHref(lang, shown.id), label: t('home.buy') }}
          likes={<Heart event={shown} hearts={hearts} />}
          stub={<SeatsOfToday {...props} />}
        />
      </Container>
      <NeonReflection />
      <WallPager
        label={t('home.featurePosters')}
        lang={scriptLangs[lang]}
        value={index}
        items={features.map((event, place) => ({
          seed: event.posterSeed,
          interest: event.interest,
          href: listingHref(lang, everything, { feature: place + 1 }),
          label: event.title,
        }))}
        onChange={onFeature}
      />
    </section>
  );
}

/** Performances at eleven in the morning are not tonight's. */
function SeatsOfToday({ state, today, evening = false, again }: HeroProps) {
  const text = useText('home');
  const { t, lang, format } = text;
  const title = t(evening ? 'home.tonight' : 'home.seatsToday');
  const call = state.calls?.performancesToday;
  if (call && !call.data) {
    return (
      <div className={styles.noSeats}>
        <h2>{title}</h2>
        {!call.failure && <Loading label={t('common.partLoading', { part: title })} quiet />}
        <SectionError name={title} part={call} again={again} />
      </div>
    );
  }
  return (
    <SeatsTonight
      title={title}
      date={format.dayAndWeekday(today)}
      rows={state.performancesToday.slice(0, 6).map((performance) => ({
        id: performance.performanceId,
        href: eventHref(lang, performance.eventId),
        time: format.time(performance.startsAt),
        title: performance.title,
        venue: performance.venue,
        price: t('home.priceFrom', { price: priceText(text, priceToPay(performance, performance.priceFrom)) }),
        left: seatsLeft(performance, t),
      }))}
      more={
        state.performancesToday.length > 0
          ? { href: listingHref(lang, everything, { date: today }), label: t('home.allToday') }
          : undefined
      }
      empty={t(evening ? 'home.nothingTonight' : 'home.nothingToday')}
    />
  );
}

/** Up to this number, a row shows the seats left. */
const countedUpTo = 10;

function seatsLeft({ availability, remaining }: PerformanceToday, t: Text['t']): string {
  if (availability === 'soldOut') return t('common.seatsSoldOut');
  if (availability === 'plenty') return t('common.seatsPlenty');
  return remaining > countedUpTo ? t('common.seatsFew') : t('common.seatsLeft', { count: remaining });
}
