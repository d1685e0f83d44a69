import { needsOf, PlacesView } from './PlacesView.js';

export const needs = needsOf('kiosk');

/** Kiosk search (spec §2, §5). */
export const Page = () => <PlacesView kind="kiosk" />;
