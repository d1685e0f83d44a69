import { isPlainClick } from '@first-gong/ui/followLinks';
import type { MouseEvent } from 'react';

/** Click handler of a link: a plain click acts instead of following the link. */
export const instead = (act: () => void) => (click: MouseEvent) => {
  if (!isPlainClick(click)) return;
  click.preventDefault();
  act();
};
