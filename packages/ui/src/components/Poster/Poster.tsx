import { useId } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { characterOf } from './character.js';
import { type Canvas, type Ink, rectangle, type Shape } from './drawing.js';
import { families } from './families/index.js';
import { familyOf, paletteOf } from './interests.js';
import { useIsKept } from './KeptPosters.js';
import { artHeights, layoutOf, type SetLine, sheet } from './layout.js';
import * as styles from './Poster.css.js';
import { hash, randomFrom } from './random.js';

export interface PosterProps extends RootProps<SVGSVGElement> {
  /** Event id. The same id always gives the same poster. */
  seed: string;
  /** Interest (`movie`, `dance` …), which selects compositions and inks. */
  interest: string;
  /** The title in lines, at most three. */
  lines: readonly string[];
  /** The language of the title. */
  lang: 'en' | 'zh-Hant' | 'zh-Hans';
  /**
   * `full` sets the title with the art, `art` is the picture alone, cropped. `thumb` has coarser patterns for black and
   * white thumbnails.
   * @default 'full'
   */
  crop?: 'full' | 'art' | 'thumb' | undefined;
  /** Proportions of the art, close to the container's to crop little. @default 'square' */
  aspect?: 'portrait' | 'square' | 'landscape' | undefined;
  /** One ink in every theme, for past and cancelled events. @default false */
  mono?: boolean | undefined;
}

/**
 * A poster generated from the event's id. Hidden from assistive technology, because text next to it has the title; inks
 * are custom properties.
 */
export function Poster(poster: PosterProps) {
  const { seed, interest, lines, lang, crop, aspect, mono, ...root } = poster;
  const isKept = useIsKept(JSON.stringify([seed, interest, lines, lang, crop, aspect, mono]));
  if (!isKept) return <DrawnPoster key="drawn" {...poster} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing. It tells React to leave the markup alone.
  return <svg {...root} key="kept" aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

const untouched = { __html: '' };

function DrawnPoster({
  seed,
  interest,
  lines,
  lang,
  crop = 'full',
  aspect = 'square',
  mono = false,
  ...root
}: PosterProps) {
  const patterns = useId();
  const name = paletteOf(seed, interest);
  const dark = styles.darkPalettes.includes(name);
  const full = crop === 'full';
  const art = { x: 0, y: 0, width: sheet.width, height: artHeights[aspect] };
  const layout = full ? layoutOf(seed, lines, lang) : { art, type: [] };
  const height = full ? sheet.height : art.height;
  const character = characterOf(lines);
  const canvas: Canvas = {
    width: layout.art.width,
    height: layout.art.height,
    random: randomFrom(hash(seed)),
    dark,
    character,
  };
  const shapes = families[familyOf(seed, interest, character !== '')](canvas);
  const prints = shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list of one seed never changes.
    <Print key={index} shape={shape} patterns={patterns} mono={mono} />
  ));
  return (
    <svg
      {...root}
      className={joinTokens(styles.palette[name], mono && styles.mono[dark ? 'dark' : 'light'])}
      viewBox={`0 0 ${sheet.width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      lang={lang}
      aria-hidden="true"
    >
      <path className={styles.filled.field} d={rectangle(0, 0, sheet.width, height)} />
      <Patterns id={patterns} scale={crop === 'thumb' ? 2.6 : 1} shapes={shapes} />
      {/* Art alone fills the sheet and is cropped by its edge. */}
      {full ? (
        <svg {...layout.art} aria-hidden="true">
          {prints}
        </svg>
      ) : (
        prints
      )}
      {layout.type.length > 0 && (
        <g className={styles.type}>
          {textsOf(layout.type).map(({ text, x, y, size, middle }) => (
            <text key={y} x={x} y={y} fontSize={size} textAnchor={middle ? 'middle' : undefined}>
              {text}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

/** Groups single-letter lines, as in upright Chinese titles, into one text with many positions. */
function textsOf(type: readonly SetLine[]) {
  const [first] = type;
  const isUpright =
    first && type.every(({ text, size, x }) => text.length === 1 && size === first.size && x === first.x);
  if (!isUpright) return type;
  return [
    {
      ...first,
      text: type.map(({ text }) => text).join(''),
      x: type.map(({ x }) => x).join(' '),
      y: type.map(({ y }) => y).join(' '),
    },
  ];
}

/** The pattern that replaces an ink in one-ink print. */
const patternOf: Partial<Record<Ink, 'h' | 'd'>> = { b: 'h', c: 'd', shade: 'h' };

/** Patterns of one-ink print. Rendered only if used and without `defs`, because lists show thirty posters. */
function Patterns({ id, scale, shapes }: { id: string; scale: number; shapes: readonly Shape[] }) {
  const ground = styles.filled.field;
  const key = styles.filled.a;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  const used = new Set(shapes.map(({ ink }) => patternOf[ink]));
  if (!used.has('h') && !used.has('d')) return null;
  return (
    <>
      {used.has('h') && (
        <pattern
          id={`${id}h`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45)${scaled}`}
        >
          <path className={ground} d="M0 0h9v9H0z" />
          <path className={key} d="M0 0h4v9H0z" />
        </pattern>
      )}
      {used.has('d') && (
        <pattern
          id={`${id}d`}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform={scaled || undefined}
        >
          <path className={ground} d="M0 0h10v10H0z" />
          <circle className={key} cx="5" cy="5" r="2.6" />
        </pattern>
      )}
    </>
  );
}

function Print({ shape, patterns, mono }: { shape: Shape; patterns: string; mono: boolean }) {
  const { ink } = shape;
  const pattern = `url(#${patterns}${patternOf[ink]})`;
  const isPlain = ink === 'field' || ink === 'a';
  const paint = isPlain ? undefined : mono ? pattern : `var(--fg-poster-${ink},${pattern})`;
  const line = shape.stroke !== undefined;
  const common = {
    fill: line ? 'none' : paint,
    stroke: line ? paint : undefined,
    strokeWidth: shape.stroke,
  };
  const plain = isPlain && (line ? styles.drawn : styles.filled)[ink];
  if (shape.kind === 'glyph') {
    return (
      <text className={joinTokens(plain, styles.glyph)} x={shape.x} y={shape.y} fontSize={shape.size} {...common}>
        {shape.text}
      </text>
    );
  }
  return (
    <path
      className={joinTokens(plain, shape.overprint && !mono && styles.overprinted)}
      d={shape.d}
      strokeLinecap={shape.round ? 'round' : undefined}
      fillRule={shape.evenOdd ? 'evenodd' : undefined}
      {...common}
    />
  );
}
