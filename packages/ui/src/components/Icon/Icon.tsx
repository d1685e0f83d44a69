import { icon as iconClass } from './Icon.css.js';

export type IconWeight = 'regular' | 'bold' | 'fill';

/** An icon of `@first-gong/ui/icons/*`: its outline in each weight that the design uses, the usual one first. */
export type IconShape = Partial<Record<IconWeight, string>>;

export interface IconProps {
  icon: IconShape;
  /** What the icon says when no word stands beside it. Without one it is hidden from assistive technology. */
  label?: string | undefined;
  /** Bold in actions, regular in navigation, fill for "on". @default the icon's usual weight */
  weight?: IconWeight | undefined;
}

/** One of the Phosphor icons, as large as the text around it. */
export function Icon({ icon, label, weight }: IconProps) {
  const d = (weight && icon[weight]) ?? Object.values(icon)[0];
  return (
    <svg
      className={iconClass}
      viewBox="0 0 256 256"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} />
    </svg>
  );
}
