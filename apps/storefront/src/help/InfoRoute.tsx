import {
  clean,
  collectionOptions,
  courierDestinations,
  type RouteName,
  readWholeNumber,
  routeAt,
  searchLength,
  splitLangPath,
} from '@first-gong/domain';
import { AboutUsScreen } from '@first-gong/screens/help/AboutUsScreen';
import { DeliveryScreen } from '@first-gong/screens/help/DeliveryScreen';
import { FaqScreen, type FaqScreenProps } from '@first-gong/screens/help/FaqScreen';
import { InfoScreen } from '@first-gong/screens/help/InfoScreen';
import { ServiceFeeScreen } from '@first-gong/screens/help/ServiceFeeScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { useAddress, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import type { PageModule } from '../site/pageModule.js';
import { useToday } from '../site/useShopTime.js';
import { contentOf, prepareContent } from './content.js';
import { useAnchor } from './useAnchor.js';

export const prepare: PageModule['prepare'] = prepareContent;
/** Without calls, script starts at the first interaction. */
export const needs: PageModule['needs'] = () => [];

/** The information pages (spec §2 Info pages), in one file because each file adds to every page's script. */
export function Page() {
  const { pathname } = useAddress();
  // Constant, because the address changes before the next page replaces this one.
  const [name] = useState(() => routeAt(splitLangPath(pathname).path) ?? 'help');
  const query = useQuery();
  const searchText = clean(query.get('words') ?? '').slice(0, searchLength);
  useAnchor(searchText);
  useInfoTitle(name, searchText);
  return <Screen name={name} query={query} searchText={searchText} />;
}

function useInfoTitle(name: RouteName, searchText: string): void {
  const { t, lang } = useText('info');
  const { title } = contentOf(name, lang);
  const ownTitle = name === 'aboutUs' ? t('info.pageTitleAbout') : t('info.pageTitle', { title });
  useTitle(searchText === '' ? ownTitle : t('info.pageTitleOfSearch', { words: searchText }));
}

function Screen({ name, query, searchText }: { name: RouteName; query: URLSearchParams; searchText: string }) {
  const { lang } = useText('info');
  const today = useToday();
  const content = contentOf(name, lang);
  const oneOf = <Value extends string>(values: readonly Value[], parameter: string) =>
    values.find((value) => value === query.get(parameter));
  switch (name) {
    case 'aboutUs':
      return <AboutUsScreen content={content} />;
    case 'faq':
      return <Faq content={content} words={searchText} />;
    case 'delivery': {
      const choice = { way: oneOf(courierDestinations, 'to') ?? 'hongKong', day: query.get('date') ?? '' };
      return <DeliveryScreen content={content} choice={choice} today={today} />;
    }
    case 'serviceFee': {
      const tickets = query.get('tickets');
      const choice = {
        tickets: tickets === null ? null : readWholeNumber(tickets),
        way: oneOf(collectionOptions, 'collection') ?? 'free',
      };
      return <ServiceFeeScreen content={content} choice={choice} />;
    }
    default:
      return <InfoScreen route={name} content={content} />;
  }
}

function Faq(props: Pick<FaqScreenProps, 'content' | 'words'>) {
  return <FaqScreen {...props} search={useSearchDraft('faq', props.words)} />;
}
