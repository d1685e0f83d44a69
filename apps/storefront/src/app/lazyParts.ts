import { lazyPart } from '../site/lazyPart.js';

/** Notifications about held seats. Loaded only for members who hold seats. */
export const heldSeats = lazyPart(
  () => import('./HeldSeats.js'),
  ({ HeldSeats }) => HeldSeats,
  ['heldSeats'],
  'report',
);

/** The text areas of `sessionEnd`, which the document of a member's page loads with the file. */
export const sessionEndAreas = ['session'] as const;
export const sessionEndFile = 'src/app/SessionEnd.tsx';

/** The session's parts on every page. Not loaded for visitors. */
export const sessionEnd = lazyPart(
  () => import('./SessionEnd.js'),
  ({ SessionEnd }) => SessionEnd,
  sessionEndAreas,
);

/** The source file of `siteNotices`, for the styles of documents that show one. */
export const siteNoticesFile = 'src/app/SiteNotices.tsx';

/** The site-wide notices. React hydrates a document that shows one after they have loaded. */
export const siteNotices = lazyPart(
  () => import('./SiteNotices.js'),
  ({ SiteNotice }) => SiteNotice,
  ['site'],
);

export const searchSuggestions = lazyPart(
  () => import('./SearchSuggestions.js'),
  ({ SearchSuggestions }) => SearchSuggestions,
  ['search'],
  'report',
);
