import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import * as styles from './TransactionPreviewScreen.css.js';

interface SectionProps {
  id: string;
  title: string;
  aside?: string;
  children: ReactNode;
}

/** A section of the preview. Focusable by script, as a target of the error summary. */
export function Section({ id, title, aside, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Stack as="section" className={styles.section} aria-labelledby={titleId} id={id} tabIndex={-1}>
      <SectionHeading id={titleId} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </Stack>
  );
}
