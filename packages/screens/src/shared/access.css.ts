import { screen } from '@first-gong/ui/style';

/** Names stay beside the icon. */
export const badge = screen({ display: 'inline-block', paddingInlineStart: '1.5em', textIndent: '-1.5em' });
