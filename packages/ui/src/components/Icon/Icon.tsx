import { icon } from './Icon.css.js';
import { paths } from './paths.js';

export type IconName = keyof typeof paths;
export type IconWeight = 'regular' | 'bold' | 'fill';

export interface IconProps {
  name: IconName;
  /** What the icon says when no word stands beside it. Without one it is hidden from assistive technology. */
  label?: string;
  /** Bold in actions, regular in navigation, fill for "on". @default the icon's usual weight */
  weight?: IconWeight;
}

/** One of the Phosphor icons, as large as the text around it. */
export function Icon({ name, label, weight }: IconProps) {
  const weights: Partial<Record<IconWeight, string>> = paths[name];
  const d = (weight && weights[weight]) ?? Object.values(weights)[0];
  return (
    <svg
      className={icon}
      viewBox="0 0 256 256"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
