import { cleanLine, href, type Lang, type SearchSuggestion } from '@first-gong/domain';
import { clockIcon } from '@first-gong/ui/icons/clock';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { trashIcon } from '@first-gong/ui/icons/trash';
import { userIcon } from '@first-gong/ui/icons/user';
import { type SearchSuggestionGroup, SearchSuggestions } from '@first-gong/ui/SearchSuggestions';
import { eventHref } from './hrefs.js';
import { useText } from './text/index.js';

export interface SearchDeskProps {
  /** The words in the field. */
  words: string;
  /** Suggestions for the typed words, or null while nothing is known. */
  suggestions: readonly SearchSuggestion[] | null;
  /** The words that a typo was taken for. @default none */
  correction?: string | null;
  /** Whether the suggestions are those of earlier words. @default false */
  outdated?: boolean;
  /** The last searches of this device, the newest first. */
  recent: readonly string[];
  onWords: (words: string) => void;
  /** Called with the words of a search that is sent. */
  onSearch?: (words: string) => void;
  onClearRecent: () => void;
}

const icons = { event: ticketIcon, artist: userIcon, venue: mapPinIcon } as const;
const kinds = ['event', 'artist', 'venue'] as const satisfies SearchSuggestion['kind'][];

const searchHref = (lang: Lang, q: string) => href(lang, 'home', { q });

function hrefOf({ kind, id, text }: SearchSuggestion, lang: Lang): string {
  if (kind === 'event' && id) return eventHref(lang, id);
  if (kind === 'venue' && id) return href(lang, 'home', { venue: id });
  return searchHref(lang, text);
}

/** The list below the search field (spec §1): what the words can mean, or the last searches while there are no words. */
export function SearchDesk({
  words,
  suggestions,
  correction = null,
  outdated = false,
  recent,
  onWords,
  onSearch,
  onClearRecent,
}: SearchDeskProps) {
  const { t, lang } = useText('search');
  const isEmpty = cleanLine(words) === '';
  const found = kinds.flatMap((kind): SearchSuggestionGroup[] => {
    const options = suggestions?.filter((each) => each.kind === kind) ?? [];
    if (options.length === 0) return [];
    return [
      {
        id: kind,
        label: t(`search.${kind}`),
        options: options.map((each) => ({
          id: `${kind} ${each.id ?? each.text}`,
          href: hrefOf(each, lang),
          label: each.text,
          detail: each.detail || undefined,
          icon: icons[kind],
          kind: t(`search.${kind}`),
        })),
      },
    ];
  });
  const last: SearchSuggestionGroup[] =
    recent.length === 0
      ? []
      : [
          {
            id: 'recent',
            label: t('search.recent'),
            options: [
              ...recent.map((text) => ({ id: text, href: searchHref(lang, text), label: text, icon: clockIcon })),
              {
                id: 'clear recent',
                href: href(lang, 'home'),
                label: t('search.clear'),
                icon: trashIcon,
                onClick: onClearRecent,
              },
            ],
          },
        ];
  const count = suggestions?.length ?? 0;
  return (
    <SearchSuggestions
      label={isEmpty ? t('search.recent') : t('search.suggestions')}
      groups={isEmpty ? last : found}
      note={!isEmpty && correction ? t('search.corrected', { words: correction }) : undefined}
      status={isEmpty || outdated ? '' : t('search.count', { count })}
      onWords={onWords}
      onSearch={onSearch}
    />
  );
}
