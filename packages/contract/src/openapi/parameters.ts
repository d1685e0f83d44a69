import { accessFeatures, type ListingQuery, listingParameters, listingPrices } from '@first-gong/domain';
import { listCalls } from '../calls/lists.js';
import type { CallName } from '../calls.js';

/** Descriptions of query parameters. A key is a name, or `call.name` if one call differs. */
const texts: Readonly<Record<string, string>> = {
  q: 'Search words: all of them must occur.',
  venue: 'A `venueId` of venueList.',
  presenter: 'A `presenterId` of brandedPresenterList.',
  minPrice: `Lowest price of the cheapest ticket, in HKD: ${listingPrices.join(', ')}. An extension.`,
  price: `Highest price of the cheapest ticket, in HKD: ${listingPrices.join(', ')}.`,
  date: 'Day in Hong Kong, YYYY-MM-DD. Overrides `shortcut`.',
  from: 'First day in Hong Kong, YYYY-MM-DD, included. `from` and `to` override `date`; either may be absent.',
  to: 'Last day in Hong Kong, YYYY-MM-DD, included.',
  access: `Access features that one performance has all of, separated by commas: ${accessFeatures.join(', ')}.`,
  accessFirst:
    'Access features as in `access`. Events with such a performance come first; the order is otherwise that of `sort`.',
  page: 'From 1.',
  limit: 'At most this number of events on a page instead of 30, for a part of the home page.',
  withoutFeatures:
    '`true` leaves out the events that bannerList features, so that the first page shows no poster twice.',
  today:
    'The day, YYYY-MM-DD, from which days and shortcuts count: that of a page which is open at midnight. The day in Hong Kong without it.',
  'searchSuggestions.q': 'Search words: all of them must occur in the name.',
  'bannerList.date': 'Day in Hong Kong, YYYY-MM-DD, from which they have a performance. Any unless given.',
  'eventDateList.from': 'Day in Hong Kong, YYYY-MM-DD. Today unless given.',
  'performanceList.date': 'Day in Hong Kong, YYYY-MM-DD. Today unless given.',
};

/** The description of a query parameter in the API document. The client does not import these texts. */
export function parameterText(call: CallName, name: string): string | undefined {
  if (!(call in listCalls)) return undefined;
  const values = listingParameters[name as keyof ListingQuery] ?? null;
  return texts[`${call}.${name}`] ?? texts[name] ?? (values === null ? undefined : `One of ${values.join(', ')}.`);
}
