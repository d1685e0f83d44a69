import { type ReactNode, useEffect, useRef } from 'react';
import { caretDownIcon } from '../../icons/caret-down.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Accordion.css.js';

export interface AccordionItem {
  /** Id of the content; a URL with `#id` opens the item. Letters and digits. */
  id: string;
  title: string;
  content: ReactNode;
  icon?: IconShape | undefined;
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  items: readonly AccordionItem[];
  /** Makes the titles headings of the page. @default none, for a single item in a form */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Titles that open. Native `details`: works before scripts run, and find-in-page and URLs reach closed content. */
export function Accordion({ items, headingLevel, ...root }: AccordionProps) {
  return (
    <div {...root} className={styles.accordion}>
      {items.map((item) => (
        <Item key={item.id} {...item} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function Item({ id, title, content, icon, headingLevel }: AccordionItem & Pick<AccordionProps, 'headingLevel'>) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const details = useRef<HTMLDetailsElement>(null);

  // Only new browsers open the `details` of a URL, and only if the page already contains it.
  useEffect(() => {
    const openIfMeant = () => {
      if (!details.current || details.current.open || window.location.hash !== `#${id}`) return;
      details.current.open = true;
      details.current.scrollIntoView();
    };
    openIfMeant();
    window.addEventListener('hashchange', openIfMeant);
    return () => window.removeEventListener('hashchange', openIfMeant);
  }, [id]);

  return (
    <details className={styles.item} ref={details}>
      <summary className={styles.summary}>
        {icon && <Icon icon={icon} weight="bold" />}
        <Title className={styles.title}>{title}</Title>
        <span className={styles.caret}>
          <Icon icon={caretDownIcon} weight="bold" />
        </span>
      </summary>
      <div className={styles.content} id={id}>
        {content}
      </div>
    </details>
  );
}
