import { type CardLayout, cardLayouts, type ListingQuery } from '@first-gong/domain';
import { Chips } from '@first-gong/ui/Chips';
import { listIcon } from '@first-gong/ui/icons/list';
import { squaresFourIcon } from '@first-gong/ui/icons/squares-four';
import { useText } from '../../shared/text/index.js';
import { listingHref } from './links.js';

const icons = { optimized: listIcon, comfortable: squaresFourIcon };

export interface LayoutToggleProps {
  layout: CardLayout;
  /** The list's query, with its page. */
  query: ListingQuery;
  /** Called instead of following the link, once scripts run. */
  onLayout?: ((layout: CardLayout) => void) | undefined;
}

/** Toggles between rows to compare and posters: two links with icon and text (spec §2). */
export function LayoutToggle({ layout, query, onLayout }: LayoutToggleProps) {
  const { t, lang } = useText('home');
  return (
    <Chips
      label={t('home.layout')}
      options={cardLayouts.map((value) => ({
        value,
        icon: icons[value],
        href: listingHref(lang, query, { page: query.page, layout: value }),
        label: t(`home.layout_${value}`),
      }))}
      value={layout}
      onChange={onLayout}
    />
  );
}
