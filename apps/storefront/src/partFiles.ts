import type { Area } from '@first-gong/i18n';

/** The part that makes calls, in `src`'s package. A page that begins with a call has its file preloaded. */
export const clientFile = 'src/client.ts';

/** The part that only a member's page has, and the areas of words that it says. */
export const sessionEndFile = 'src/SessionEnd.tsx';
export const sessionEndAreas = ['session', 'errors'] as const satisfies readonly Area[];
