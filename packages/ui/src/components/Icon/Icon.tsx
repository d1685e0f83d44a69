import type { RootProps } from '../../private/root.js';
import * as styles from './Icon.css.js';

export type IconWeight = 'regular' | 'bold' | 'fill';

/** An icon of `@first-gong/ui/icons/*`, by weight, default first. Directional icons are mirrored from right to left. */
export type IconShape = Partial<Record<IconWeight, string>> & { mirrored?: boolean | undefined };

export interface IconProps extends RootProps<SVGSVGElement> {
  icon: IconShape;
  /** Name of an icon without text. Without a label the icon is hidden from assistive technology. */
  label?: string | undefined;
  /** Bold in actions, regular in navigation, fill for "on". @default the icon's default weight */
  weight?: IconWeight | undefined;
}

/** A Phosphor icon at the size of the surrounding text. */
export function Icon({ icon, label, weight, ...root }: IconProps) {
  const name = label ?? root['aria-label'];
  const { mirrored, ...outlines } = icon;
  const outline = (weight && outlines[weight]) ?? Object.values(outlines)[0];
  return (
    <svg
      {...root}
      className={mirrored ? styles.mirrored : styles.icon}
      viewBox="0 0 256 256"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d={outline} />
    </svg>
  );
}
