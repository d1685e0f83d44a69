import { needsOf, PlacesView } from './PlacesView.js';

export const needs = needsOf('boxOffice');

/** Box office search (spec §2, §5). */
export const Page = () => <PlacesView kind="boxOffice" />;
