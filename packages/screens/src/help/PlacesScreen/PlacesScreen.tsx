import {
  districtsByDistance,
  href,
  type PlaceDistrict,
  type PlaceKind,
  type Position,
  type TicketPlace,
} from '@first-gong/domain';
import { Breadcrumb } from '@first-gong/ui/Breadcrumb';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Heading } from '@first-gong/ui/Heading';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { warningCircleIcon } from '@first-gong/ui/icons/warning-circle';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { useRef } from 'react';
import { FailureMessage } from '../../shared/messages/index.js';
import { type NotReadyState, PageLoading } from '../../shared/notReady/index.js';
import { type Text as Translation, useText } from '../../shared/text/index.js';
import { distanceText } from './distanceText.js';
import { PlaceList } from './PlaceList.js';
import * as styles from './PlacesScreen.css.js';

export type PlacesState =
  | NotReadyState
  | {
      kind: 'ready';
      /** Districts with places; nearest first if the search text is a neighbourhood. */
      districts: PlaceDistrict[];
      /** Matching places, or null before a search. */
      places: TicketPlace[] | null;
    };

/** The visitor's location. The browser asks for permission only after a click. */
export type LocationState =
  | { kind: 'unasked' | 'asking' | 'refused' | 'unavailable' }
  | { kind: 'found'; position: Position };

export interface PlacesScreenProps {
  place: PlaceKind;
  state: PlacesState;
  /** The search text; empty before a search. */
  words: string;
  /** Unsent text of the search field. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
  /** The search was sent without text (spec §5). */
  wordMissing: boolean;
  location: LocationState;
  /** Called with the search text, which may be empty. Without it the browser sends the form. */
  onSearch: (words: string) => void;
  /** Sorts by distance. */
  onLocate: () => void;
  onRetry: () => void;
}

const pages = { boxOffice: 'boxOffice', kiosk: 'ticketingTerminal' } as const;

/** Box office or kiosk search (spec §2, §5), by text and distance. A plain form, so it works without script. */
export function PlacesScreen(props: PlacesScreenProps) {
  const { place, state, words, search, wordMissing, location, onSearch, onLocate, onRetry } = props;
  const { t, lang, format } = useText('places', 'footer', 'errors');
  const field = useRef<HTMLInputElement>(null);
  const page = pages[place];
  const found = state.kind === 'ready' ? state.places : null;
  return (
    <Container padded>
      <Stack gap="s5">
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
        <Stack gap="s2" className={styles.search}>
          <SearchField
            ref={field}
            id="placeWords"
            action={href(lang, page)}
            value={words}
            {...search}
            label={t('places.search')}
            // After a failure only the retry button is yellow.
            variant={state.kind === 'failed' ? 'list' : 'page'}
            aria-invalid={wordMissing || undefined}
            aria-describedby="placeHint"
            onSearch={(sent) => {
              if (sent === '') field.current?.focus();
              onSearch(sent);
            }}
          />
          <Inline as="p" nowrap gap="s2" id="placeHint" className={wordMissing ? styles.error : styles.hint}>
            {wordMissing && <Icon icon={warningCircleIcon} />}
            <span>
              {wordMissing && <b role="alert">{t('errors.searchWordRequired')}</b>}
              {wordMissing && format.sentenceGap}
              <span>{t('places.hint')}</span>
            </span>
          </Inline>
        </Stack>
        <Locate location={location} onLocate={onLocate} />
        <LiveRegion message={found ? foundText(place, words, found, t) : ''} />
        {state.kind === 'loading' && <PageLoading label={t('places.loading')} />}
        {state.kind === 'failed' && <FailureMessage failure={state.failure} headingLevel={2} onRetry={onRetry} />}
        {state.kind === 'ready' && found === null && <Districts {...props} districts={state.districts} />}
        {state.kind === 'ready' && found && <Found {...props} districts={state.districts} places={found} />}
      </Stack>
    </Container>
  );
}

const messages = { refused: 'places.refused', unavailable: 'places.unavailable', found: 'places.located' } as const;

/** The button that sorts places by distance, and its result. */
function Locate({ location: { kind }, onLocate }: Pick<PlacesScreenProps, 'location' | 'onLocate'>) {
  const { t } = useText('places');
  return (
    <Inline>
      {kind !== 'found' && (
        <Button icon={mapPinIcon} busy={kind === 'asking'} busyLabel={t('places.locating')} onClick={onLocate}>
          {t('places.locate')}
        </Button>
      )}
      <p className={styles.hint} role="status">
        {kind === 'unasked' || kind === 'asking' ? t('places.locationNote') : t(messages[kind])}
      </p>
    </Inline>
  );
}

type Words = Translation<'places'>['t'];

const foundText = (place: PlaceKind, words: string, found: readonly TicketPlace[], t: Words) =>
  found.length === 0
    ? t(`places.${place}None`, { words })
    : t('places.foundIn', {
        found: t(`places.${place}Found`, { words, count: found.length }),
        districts: t('places.inDistricts', { count: new Set(found.map(({ districtId }) => districtId)).size }),
      });

interface DistrictsProps extends Pick<PlacesScreenProps, 'place' | 'location'> {
  districts: readonly PlaceDistrict[];
}

/** All districts as searches, before a search. */
function Districts({ place, districts, location }: DistrictsProps) {
  const { t, lang } = useText('places');
  const sorted = districtsByDistance(districts, location.kind === 'found' ? location.position : null);
  return (
    <section aria-labelledby="districts">
      <SectionHeading id="districts">{t('places.allDistricts')}</SectionHeading>
      <Inline as="ul" align="stretch" className={styles.districts}>
        {sorted.map(({ districtId, name, count, kilometres }) => (
          <li key={districtId}>
            <Button href={href(lang, pages[place], { q: name })}>
              {kilometres === null
                ? t('places.districtCount', { district: name, count })
                : t('places.districtDistance', { district: name, count, distance: distanceText(kilometres) })}
            </Button>
          </li>
        ))}
      </Inline>
    </section>
  );
}

function Found(props: Omit<PlacesScreenProps, 'state'> & DistrictsProps & { places: readonly TicketPlace[] }) {
  const { place, words, location, places } = props;
  const { t, lang } = useText('places');
  if (places.length === 0) return <NoPlace {...props} />;
  return (
    <Stack as="section" gap="s5" aria-labelledby="found">
      <Heading headingLevel={2} id="found">
        {foundText(place, words, places, t)}
      </Heading>
      <PlaceList
        kind={place}
        places={places}
        match={words}
        from={location.kind === 'found' ? location.position : null}
      />
      <p>
        <Button href={href(lang, pages[place])}>{t('places.allDistricts')}</Button>
      </p>
    </Stack>
  );
}

/** No match: the nearest district with places, and all districts. */
function NoPlace({ place, words, districts }: DistrictsProps & Pick<PlacesScreenProps, 'words'>) {
  const { t, lang } = useText('places');
  const [first] = districts;
  const nearest = first?.kilometres == null ? undefined : first;
  return (
    <Stack as="section" gap="s5">
      <EmptyState
        title={t('common.noSearchResult')}
        headingLevel={2}
        action={
          <>
            <Inline>
              {nearest && (
                <Button href={href(lang, pages[place], { q: nearest.name })}>
                  {t('places.districtCount', { district: nearest.name, count: nearest.count })}
                </Button>
              )}
              <Button href={href(lang, pages[place])}>{t('places.allDistricts')}</Button>
            </Inline>
            <Text size="small" variant="secondary">
              {t('places.eTickets')}
            </Text>
          </>
        }
      >
        <p>{t(`places.${place}None`, { words })}</p>
        <p>
          {nearest
            ? t('places.nearest', {
                district: nearest.name,
                places: t(`places.${place}Count`, { count: nearest.count }),
                distance: distanceText(nearest.kilometres ?? 0),
              })
            : t('places.nearestUnknown')}
        </p>
      </EmptyState>
    </Stack>
  );
}
