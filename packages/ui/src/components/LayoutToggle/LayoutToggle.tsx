import { listIcon } from '../../icons/list.js';
import { squaresFourIcon } from '../../icons/squares-four.js';
import type { RootProps } from '../../private/root.js';
import { type Chip, Chips } from '../Chips/index.js';

type CardLayout = 'optimized' | 'comfortable';

export interface LayoutToggleProps extends RootProps {
  /** Names the pair for screen readers. */
  label: string;
  /** The words of the choice and the address of the list in this layout. */
  optimized: Pick<Chip, 'href' | 'label'>;
  comfortable: Pick<Chip, 'href' | 'label'>;
  value: CardLayout;
  /** Called instead of following the link, once scripts run. */
  onChange?: ((value: CardLayout) => void) | undefined;
}

/** Chooses between rows to compare and posters to look at: two links with icon and word. */
export function LayoutToggle({ label, optimized, comfortable, value, onChange, ...root }: LayoutToggleProps) {
  return (
    <Chips
      {...root}
      label={label}
      options={[
        { ...optimized, value: 'optimized', icon: listIcon },
        { ...comfortable, value: 'comfortable', icon: squaresFourIcon },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
