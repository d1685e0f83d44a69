import { lazyPart } from '../site/lazyPart.js';

/** What becomes of held seats. Only a member who holds seats loads it. */
export const heldSeats = lazyPart(
  () => import('./HeldSeats.js'),
  ({ HeldSeats }) => HeldSeats,
  ['heldSeats'],
  'report',
);

/** The areas of words of `sessionEnd`: the document of a member's page asks for them and for the file. */
export const sessionEndAreas = ['session', 'errors'] as const;
export const sessionEndFile = 'src/app/SessionEnd.tsx';

/** The parts of a session on every page. A visitor has no session and does not load them. */
export const sessionEnd = lazyPart(
  () => import('./SessionEnd.js'),
  ({ SessionEnd }) => SessionEnd,
  sessionEndAreas,
);

/** The source file of `siteNotices`, for the styles of a document with one of them. */
export const siteNoticesFile = 'src/app/SiteNotices.tsx';

/** The parts that speak for the whole site. React takes over a document with one of them when they are there. */
export const siteNotices = lazyPart(
  () => import('./SiteNotices.js'),
  ({ SiteNotice }) => SiteNotice,
  ['site'],
);

/** The suggestions of the search field. */
export const searchSuggestions = lazyPart(
  () => import('./SearchSuggestions.js'),
  ({ SearchSuggestions }) => SearchSuggestions,
  ['search'],
  'report',
);
