import { array, boolean, enums, type Infer, integer, min, nullable, type as object, string } from 'superstruct';
import { interests } from './event.js';

/** spec §3 Listed data: news. Texts are in the language asked for. */
export const News = object({
  newsId: string(),
  at: string(),
  title: string(),
  body: array(string()),
  href: nullable(string()),
});
export type News = Infer<typeof News>;

/** spec §3 Listed data: brand presenters, with the number of their events on sale. */
export const BrandedPresenter = object({
  presenterId: string(),
  name: string(),
  /** One line on what they do. */
  about: string(),
  posterSeed: string(),
  interest: enums(interests),
  count: min(integer(), 0),
});
export type BrandedPresenter = Infer<typeof BrandedPresenter>;

/** spec §3 Listed data: popup events, shown once over the home page. */
export const PopupEvent = object({
  popupId: string(),
  eventId: string(),
  title: string(),
  text: string(),
  posterSeed: string(),
  posterLines: array(string()),
  interest: enums(interests),
  /** UTC instants between which it is shown. */
  effectiveFrom: string(),
  effectiveTo: string(),
});
export type PopupEvent = Infer<typeof PopupEvent>;

/** Whether a member likes an event, and how many do. */
export const FavouriteState = object({ eventId: string(), favourite: boolean(), likes: min(integer(), 0) });
export type FavouriteState = Infer<typeof FavouriteState>;
