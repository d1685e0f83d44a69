import { mix } from '../../theme/contrast.js';
import { isDark, palettes } from '../../theme/palettes.js';
import type { Canvas, Shape } from './drawing.js';
import { families } from './families/index.js';
import { familyOf, paletteOf } from './interests.js';
import { artHeights, sheet } from './layout.js';
import { hash, randomFrom } from './random.js';

/** A poster's art without title, for other renderers. */
export interface PosterArt {
  width: number;
  height: number;
  /** Background colour, `#rrggbb`. */
  ground: string;
  /** From bottom to top. */
  shapes: {
    /** SVG path data. */
    d: string;
    /** `#rrggbb` */
    colour: string;
    /** Line width; missing for a surface. */
    stroke?: number | undefined;
    round: boolean;
    evenOdd: boolean;
    overprint: boolean;
  }[];
}

/** The art of a `Poster` with the same seed and interest, `crop="art"` and no lines. */
export function posterArt(seed: string, interest: string, aspect: keyof typeof artHeights): PosterArt {
  const { type: _, ...inks } = palettes[paletteOf(seed, interest)];
  const canvas: Canvas = {
    width: sheet.width,
    height: artHeights[aspect],
    random: randomFrom(hash(seed)),
    dark: isDark(inks.field),
    character: '',
  };
  const colours = { ...inks, shade: mix(inks.b, 0.22, inks.field) };
  const shapes: Shape[] = families[familyOf(seed, interest, false)](canvas);
  return {
    width: canvas.width,
    height: canvas.height,
    ground: inks.field,
    shapes: shapes.flatMap((shape) =>
      shape.kind === 'glyph'
        ? []
        : [
            {
              d: shape.d,
              colour: colours[shape.ink],
              stroke: shape.stroke,
              round: shape.round ?? false,
              evenOdd: shape.evenOdd ?? false,
              overprint: shape.overprint ?? false,
            },
          ],
    ),
  };
}
