import { type ListingPrice, type ListingQuery, listingPrices } from '@first-gong/domain';
import { Slider } from '@first-gong/ui/Slider';
import { useState } from 'react';
import { useText } from '../shared/text/index.js';

type Prices = Pick<ListingQuery, 'minPrice' | 'price'>;

export interface PriceRangeProps {
  query: ListingQuery;
  /** Called with both ends after a drag or a key. */
  onPrices: (prices: { [End in keyof Prices]: Prices[End] | undefined }) => void;
}

/** Stops of the slider: no lowest price, the prices, no highest price. */
const last = listingPrices.length + 1;
const priceAt = (stop: number) => listingPrices[stop - 1];
const stopOf = (price: ListingPrice | undefined, none: number) =>
  price === undefined ? none : listingPrices.indexOf(price) + 1;

/** Both ends of the price at once, beside their selects. Lazy-loaded, because the first page does not show it. */
export function PriceRange({ query, onPrices }: PriceRangeProps) {
  const { t, format } = useText('home');
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null);
  const chosen = [stopOf(query.minPrice, 0), stopOf(query.price, last)].sort((a, b) => a - b) as [number, number];
  const [low, high] = dragged ?? chosen;
  const money = (stop: number) => format.money(Number(priceAt(stop)) * 100);
  const text = () => {
    if (low === 0) return high === last ? t('home.all') : t('home.priceUpTo', { price: money(high) });
    return high === last
      ? t('home.priceAtLeast', { price: money(low) })
      : format.priceRange(Number(priceAt(low)) * 100, Number(priceAt(high)) * 100);
  };
  return (
    <Slider
      label={t('home.priceRange')}
      labelInside
      value={[low, high] as const}
      max={last}
      valueText={(stop) => (priceAt(stop) ? money(stop) : t('home.all'))}
      fromLabel={t('home.minPrice')}
      toLabel={t('home.price')}
      rangeLabel={text()}
      // An end has a price on its own side only.
      onChange={([from, to]) => setDragged([Math.min(from, last - 1), Math.max(to, 1)])}
      onChangeEnd={([from, to]) => {
        setDragged(null);
        onPrices({ minPrice: priceAt(Math.min(from, last - 1)), price: priceAt(Math.max(to, 1)) });
      }}
    />
  );
}
