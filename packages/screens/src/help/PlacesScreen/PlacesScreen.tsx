import {
  districtsByDistance,
  href,
  type PlaceDistrict,
  type PlaceKind,
  type PlaceService,
  type Position,
  placesByDistrict,
  type TicketPlace,
} from '@first-gong/domain';
import { Breadcrumb } from '@first-gong/ui/Breadcrumb';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Icon } from '@first-gong/ui/Icon';
import { warningCircleIcon } from '@first-gong/ui/icons/warning-circle';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { type District, PlaceList } from '@first-gong/ui/PlaceList';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useRef } from 'react';
import { FailureMessage } from '../../shared/messages/index.js';
import { type NotReadyState, PageLoading } from '../../shared/notReady/index.js';
import { type Text, useText } from '../../shared/text/index.js';
import { Locate, type LocationState } from './Locate.js';
import * as styles from './PlacesScreen.css.js';

export type { LocationState } from './Locate.js';

export type PlacesState =
  | NotReadyState
  | {
      kind: 'ready';
      /** Districts with places, the nearest first where the words name a neighbourhood. */
      districts: PlaceDistrict[];
      /** The places that have the words, or null before a search. */
      places: TicketPlace[] | null;
    };

export interface PlacesScreenProps {
  place: PlaceKind;
  state: PlacesState;
  /** The words of the search; empty before one. */
  words: string;
  /** Words of the search that are not sent yet. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
  /** A search was sent without a word (spec §5). */
  wordMissing: boolean;
  location: LocationState;
  /** Takes the words of a search, which may be empty. Without it the browser sends the form. */
  onSearch: (words: string) => void;
  /** The visitor wants the nearest place first. */
  onLocate: () => void;
  onRetry: () => void;
}

const pages = { boxOffice: 'boxOffice', kiosk: 'ticketingTerminal' } as const;

/** Box office search or kiosk search (spec §2, §5): by word, and from where the visitor is. A plain form, so that it needs no script. */
export function PlacesScreen(props: PlacesScreenProps) {
  const { place, state, words, search, wordMissing, location, onSearch, onLocate, onRetry } = props;
  const { t, lang, format } = useText('places', 'footer');
  const { t: errorWords } = useText('errors');
  const field = useRef<HTMLInputElement>(null);
  const page = pages[place];
  const found = state.kind === 'ready' ? state.places : null;
  return (
    <Container className={styles.page}>
      <div>
        <Breadcrumb
          label={t('places.breadcrumb')}
          items={[{ label: t('common.allEvents'), href: href(lang, 'home') }, { label: t(`footer.page_${page}`) }]}
        />
        <PageTitle lead={t(`places.${place}Lead`)}>{t(`places.${place}Title`)}</PageTitle>
      </div>
      <Notice>
        <p>{t(`places.${place}Demo`)}</p>
      </Notice>
      <div className={styles.search}>
        <SearchField
          ref={field}
          id="placeWords"
          action={href(lang, page)}
          value={words}
          {...search}
          label={t('places.search')}
          submitLabel={t('common.search')}
          // After a failure the yellow is for trying again.
          variant={state.kind === 'failed' ? 'list' : 'page'}
          aria-invalid={wordMissing || undefined}
          aria-describedby="placeHint"
          onSearch={(sent) => {
            if (sent === '') field.current?.focus();
            onSearch(sent);
          }}
        />
        <p id="placeHint" className={wordMissing ? styles.error : styles.hint}>
          {wordMissing && <Icon icon={warningCircleIcon} />}
          <span>
            {wordMissing && <b role="alert">{errorWords('errors.searchWordRequired')}</b>}
            {wordMissing && format.sentenceGap}
            <span>{t('places.hint')}</span>
          </span>
        </p>
      </div>
      <Locate location={location} onLocate={onLocate} />
      <LiveRegion message={found ? foundText(place, words, found, t) : ''} />
      {state.kind === 'loading' && <PageLoading label={t('places.loading')} />}
      {state.kind === 'failed' && <FailureMessage failure={state.failure} headingLevel={2} onRetry={onRetry} />}
      {state.kind === 'ready' && found === null && <Districts {...props} districts={state.districts} />}
      {state.kind === 'ready' && found && <Found {...props} districts={state.districts} places={found} />}
    </Container>
  );
}

type Words = Text<'places'>['t'];

const foundText = (place: PlaceKind, words: string, found: readonly TicketPlace[], t: Words) =>
  found.length === 0
    ? t(`places.${place}None`, { words })
    : t('places.foundIn', {
        found: t(`places.${place}Found`, { words, count: found.length }),
        districts: t('places.inDistricts', { count: new Set(found.map(({ districtId }) => districtId)).size }),
      });

/** "0.4" or "12": nobody walks by more digits. */
const distanceText = (kilometres: number) => (kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres)));

interface DistrictsProps extends Pick<PlacesScreenProps, 'place' | 'location'> {
  districts: readonly PlaceDistrict[];
}

/** All districts as searches, before the first word. */
function Districts({ place, districts, location }: DistrictsProps) {
  const { t, lang } = useText('places');
  const sorted = districtsByDistance(districts, location.kind === 'found' ? location.position : null);
  return (
    <section aria-labelledby="districts">
      <SectionHeading id="districts">{t('places.allDistricts')}</SectionHeading>
      <ul className={styles.districts}>
        {sorted.map(({ districtId, name, count, kilometres }) => (
          <li key={districtId}>
            <Button href={href(lang, pages[place], { q: name })}>
              {kilometres === null
                ? t('places.districtCount', { district: name, count })
                : t('places.districtDistance', { district: name, count, distance: distanceText(kilometres) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found(props: Omit<PlacesScreenProps, 'state'> & DistrictsProps & { places: readonly TicketPlace[] }) {
  const { place, words, location, districts, places } = props;
  const { t, lang } = useText('places');
  const from = location.kind === 'found' ? location.position : null;
  const [nearest] = districts;
  const isKnown = nearest?.kilometres != null;
  return (
    <section className={styles.found} aria-labelledby={places.length > 0 ? 'found' : undefined}>
      {places.length > 0 && (
        <h2 id="found" className={styles.count}>
          {foundText(place, words, places, t)}
        </h2>
      )}
      <PlaceList
        districts={districtsOf(place, places, from, t)}
        match={words}
        headingLevel={3}
        mapLabel={t('places.map')}
        none={{
          title: t('common.noSearchResult'),
          children: (
            <>
              <p>{t(`places.${place}None`, { words })}</p>
              <p>
                {isKnown
                  ? t('places.nearest', {
                      district: nearest.name,
                      places: t(`places.${place}Count`, { count: nearest.count }),
                      distance: distanceText(nearest.kilometres ?? 0),
                    })
                  : t('places.nearestUnknown')}
              </p>
            </>
          ),
          links: [
            ...(isKnown
              ? [
                  {
                    href: href(lang, pages[place], { q: nearest.name }),
                    label: t('places.districtCount', { district: nearest.name, count: nearest.count }),
                  },
                ]
              : []),
            { href: href(lang, pages[place]), label: t('places.allDistricts') },
          ],
          note: t('places.eTickets'),
        }}
      />
      {places.length > 0 && (
        <p>
          <Button href={href(lang, pages[place])}>{t('places.allDistricts')}</Button>
        </p>
      )}
    </section>
  );
}

const serviceNames = {
  buy: 'places.serviceBuy',
  collect: 'places.serviceCollect',
  enquire: 'places.serviceEnquire',
} as const satisfies Record<PlaceService, string>;

const districtsOf = (place: PlaceKind, places: readonly TicketPlace[], from: Position | null, t: Words): District[] =>
  placesByDistrict(places, from).map(({ places: inside }) => ({
    name: inside[0]?.district ?? '',
    count: t(`places.${place}Count`, { count: inside.length }),
    places: inside.map((each) => ({
      id: each.placeId,
      name: each.name,
      address: each.address,
      services: each.services.map((service) => t(serviceNames[service])).join(t('places.and')),
      access: each.stepFree ? t('places.stepFree') : undefined,
      hours: each.hours.join('\n'),
      distance:
        each.kilometres === null ? undefined : t('places.distance', { distance: distanceText(each.kilometres) }),
      mapHref: each.mapUrl,
    })),
  }));
