import { type ReactNode, useEffect, useRef } from 'react';
import { caretDownIcon } from '../../icons/caret-down.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Accordion.css.js';

export interface AccordionItem {
  /** Of its content: an address that ends in `#id` opens it. Letters and digits. */
  id: string;
  title: string;
  content: ReactNode;
  icon?: IconShape;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Makes the titles headings of a page. @default none, for a single item in a form */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Titles that open: the questions of a help page, or one aside in a form. Native `details`, because a help page is read
 * before script runs, a search in the page looks into it, and an address may lead to what is closed.
 */
export function Accordion({ items, heading }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <Item key={item.id} {...item} heading={heading} />
      ))}
    </div>
  );
}

function Item({ id, title, content, icon, heading }: AccordionItem & Pick<AccordionProps, 'heading'>) {
  const Title = heading ?? 'span';
  const details = useRef<HTMLDetailsElement>(null);

  // The browser opens what an address leads to, if it was there when the page was loaded and the browser is a new one.
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
