import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Tabs.css.js';

export interface TabItem<Value extends string> {
  value: Value;
  /** One or two words, and a count where it helps to choose. */
  label: string;
  /** The content of the panel. Only the selected panel is rendered. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** The name of the tab list for screen readers. */
  label: string;
  /** Two to four tabs. */
  items: TabItem<Value>[];
  /** The selected tab. */
  value: Value;
  onChange: (value: Value) => void;
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');

/** Equal views of one thing, one at a time. The arrow keys move and select; Tab goes on into the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, ...root }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((each) => each.value === chosen);
    if (item) onChange(item.value);
  };
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <Radix.Root value={value} onValueChange={choose} dir={direction} asChild>
      {/* Radix would set its own `dir`, left to right. The tabs keep that of the page, and the arrow keys follow it. */}
      <div {...root} dir={undefined}>
        <Radix.List
          className={styles.list}
          aria-label={label}
          onFocus={({ currentTarget }) => setDirection(directionOf(currentTarget))}
        >
          {items.map((item) => (
            <Radix.Trigger key={item.value} className={styles.tab} value={item.value}>
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item) => (
          <Radix.Content key={item.value} className={styles.panel} value={item.value}>
            {item.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
