import { from, print, screen, touch, vars } from '@first-gong/ui/style';

export const page = screen({ position: 'relative', paddingBlockEnd: vars.space.s8 });

/** One column on a phone: navigation, title, contents, article. */
export const columns = screen({
  '@media': {
    [from.large]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"nav head" "nav contents" "nav article"',
      columnGap: vars.space.s7,
      paddingBlockStart: vars.space.s4,
    },
    [from.wide]: {
      gridTemplateColumns: '14rem minmax(0, 1fr) 12rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"nav head contents" "nav article contents"',
    },
    [print]: { display: 'block' },
  },
});

const area = (gridArea: string) =>
  ({ minInlineSize: 0, '@media': { [from.large]: { gridArea }, [from.wide]: { gridArea } } }) as const;

export const nav = screen(area('nav'));
export const head = screen({ maxInlineSize: '44rem', ...area('head') });

export const contents = screen({
  ...area('contents'),
  alignSelf: 'start',
  borderInlineStart: `2px dashed ${vars.border.perf}`,
  paddingInlineStart: vars.space.s4,
  fontSize: vars.font.small,
  '@media': { ...area('contents')['@media'], [print]: { display: 'none' } },
});

export const contentsLine = screen({
  minBlockSize: '2.25rem',
  '@media': { [touch]: { minBlockSize: vars.size.touch } },
});

const text = screen({ lineHeight: vars.leading.article });

export const article = screen({ ...area('article'), maxInlineSize: '44rem' }, text);
export const section = screen({ scrollMarginBlockStart: vars.space.s4 }, text);
export const answer = text;

export const heading = screen({
  scrollMarginBlockStart: vars.space.s4,
  fontSize: vars.font.h4,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.title,
});

export const minor = screen({
  marginBlockStart: vars.space.s4,
  fontSize: vars.font.lead,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const list = screen({ paddingInlineStart: '1.25em', listStyle: 'disc' });

/** Each step is a stub: number, perforation, instruction. */
export const steps = screen({ counterReset: 'step' });

export const step = screen({
  display: 'grid',
  gridTemplateColumns: '3.5rem 0 minmax(0, 1fr)',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.font.h3,
    fontStretch: vars.stretch.narrow,
    fontWeight: vars.weight.title,
  },
});

/** Text and screenshot: one column on a phone, otherwise side by side. */
export const stepText = screen({ padding: `${vars.space.s3} ${vars.space.s4}`, lineHeight: vars.leading.body });

export const stepWords = screen({ flex: '1 1 14rem', minInlineSize: 0 });

const picture = {
  inlineSize: '17rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: `${vars.line.width} solid ${vars.border.hair}`,
} as const;

/** Each theme shows one picture. Keys are the ends of the file names. */
export const pictures = {
  default: screen({ ...picture, display: vars.shown.light }),
  night: screen({ ...picture, display: vars.shown.dark }),
  bw: screen({ ...picture, display: vars.shown.oneInk }),
};

export const index = screen({ borderBlockStart: `4px solid ${vars.border.strong}` });

export const indexLine = screen({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const about = screen({ color: vars.text.secondary, fontWeight: vars.weight.body });

/** A calculator: a form on one line, and its result below. */
export const tool = screen({
  padding: vars.space.s4,
  lineHeight: vars.leading.body,
  '@media': { [from.medium]: { padding: vars.space.s5 }, [print]: { display: 'none' } },
});
