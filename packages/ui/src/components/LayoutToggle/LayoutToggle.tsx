import { listIcon } from '../../icons/list.js';
import { squaresFourIcon } from '../../icons/squares-four.js';
import { type Chip, Chips } from '../Chips/index.js';

export interface LayoutToggleProps {
  /** Names the pair for a screen reader. */
  label: string;
  /** The two layouts and where each choice leads. */
  optimized: Pick<Chip, 'href' | 'label'>;
  comfortable: Pick<Chip, 'href' | 'label'>;
  value: 'optimized' | 'comfortable';
  /** Called instead of following the link, once script runs. */
  onChoose?: ((layout: 'optimized' | 'comfortable') => void) | undefined;
}

/** Rows to compare, or posters to look at: icon and word, two states. */
export function LayoutToggle({ label, optimized, comfortable, value, onChoose }: LayoutToggleProps) {
  return (
    <Chips
      label={label}
      options={[
        { ...optimized, value: 'optimized', icon: listIcon },
        { ...comfortable, value: 'comfortable', icon: squaresFourIcon },
      ]}
      value={value}
      onChange={onChoose}
    />
  );
}
