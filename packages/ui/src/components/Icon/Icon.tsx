import type { RootProps } from '../../private/root.js';
import * as styles from './Icon.css.js';

export type IconWeight = 'regular' | 'bold' | 'fill';

/** An icon of `@first-gong/ui/icons/*`: its outline in each weight that the design uses, the default weight first. */
export type IconShape = Partial<Record<IconWeight, string>>;

export interface IconProps extends RootProps<SVGSVGElement> {
  icon: IconShape;
  /** Names an icon that has no word beside it. Without a label the icon is hidden from assistive technology. */
  label?: string | undefined;
  /** Bold in actions, regular in navigation, fill for "on". @default the icon's default weight */
  weight?: IconWeight | undefined;
}

/** A Phosphor icon as large as the text around it. */
export function Icon({ icon, label, weight, ...root }: IconProps) {
  const name = label ?? root['aria-label'];
  const outline = (weight && icon[weight]) ?? Object.values(icon)[0];
  return (
    <svg
      {...root}
      className={styles.icon}
      viewBox="0 0 256 256"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d={outline} />
    </svg>
  );
}
