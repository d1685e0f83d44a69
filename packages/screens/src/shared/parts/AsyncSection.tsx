import { Loading } from '@first-gong/ui/Loading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { type ReactNode, useId } from 'react';
import { useText } from '../text/index.js';
import type { RetryAction, SectionState } from './part.js';
import * as styles from './parts.css.js';
import { SectionError } from './SectionError.js';

export interface AsyncSectionProps<Row> {
  title: string;
  part: SectionState<Row>;
  /** Replaces the rows if there are none. */
  empty: string;
  /** Beside the heading, if there are rows. */
  aside?: ReactNode;
  again: RetryAction;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A section with its rows; also if it is empty, loading, incomplete or missing. */
export function AsyncSection<Row>({ title, part, empty, aside, again, children }: AsyncSectionProps<Row>) {
  const { t } = useText();
  const id = useId();
  const { data: rows, failure } = part;
  return (
    <section aria-labelledby={id} id={`${id}part`} tabIndex={-1}>
      <SectionHeading id={id} aside={rows && rows.length > 0 && aside}>
        {title}
      </SectionHeading>
      {rows && rows.length > 0 && children(rows)}
      {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {!rows && !failure && <Loading label={t('common.partLoading', { part: title })} quiet />}
      <SectionError name={title} part={part} again={again} next={`${id}part`} />
    </section>
  );
}
