import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './FullPageMessage.css.js';

export interface BillNote {
  /** A heading of level 2. */
  title?: string | undefined;
  /** A large number instead of a title, explained by the text. */
  figure?: string | undefined;
  text: ReactNode;
  /** The language of the note, if it is not that of the page. */
  lang?: string | undefined;
}

export interface MessageNotesProps extends RootProps<HTMLDivElement> {
  notes: readonly BillNote[];
}

/** Short notes next to each other below a full-page message. */
export function MessageNotes({ notes, ...root }: MessageNotesProps) {
  return (
    <div {...root} className={styles.notes}>
      {notes.map(({ title, figure, text, lang }) => (
        <div key={title ?? figure} className={styles.note} lang={lang}>
          {title && <h2 className={styles.noteTitle}>{title}</h2>}
          <p className={title ? styles.noteSmall : undefined}>
            {figure && <b className={styles.noteFigure}>{`${figure} `}</b>}
            <span>{text}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
