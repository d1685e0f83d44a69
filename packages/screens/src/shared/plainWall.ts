import type { Interest } from '@first-gong/domain';
import type { WallPoster } from '@first-gong/ui/PosterWall';

/** Sixteen posters without titles, for pages without the programme. */
export const plainWall: WallPoster[] = (
  [
    ['d', 'chineseOpera'],
    ['b', 'music'],
    ['c', 'popConcert'],
    ['d', 'theatre'],
    ['d', 'family'],
    ['d', 'movie'],
    ['f', 'bandShow'],
    ['d', 'sport'],
    ['c', 'dance'],
    ['b', 'arts'],
    ['f', 'theatre'],
    ['f', 'music'],
    ['f', 'arts'],
    ['i', 'popConcert'],
    ['a', 'exhibition'],
    ['a', 'family'],
  ] satisfies [sheet: string, interest: Interest][]
).map(([sheet, interest]) => ({ seed: `wall-${sheet}`, interest, lines: [] }));
