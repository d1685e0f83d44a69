import type { ReactNode } from 'react';
import * as css from './Bill.css.js';

export interface BillNote {
  /** A heading of level 2. */
  title?: string;
  /** A large number that the sentence below it explains, in place of a title. */
  figure?: string;
  text: ReactNode;
  /** Where the note says the same in another language. */
  lang?: string;
}

export interface BillNotesProps {
  notes: readonly BillNote[];
}

/** Short notes side by side below a bill: what works meanwhile, the same in other languages, the house in numbers. */
export function BillNotes({ notes }: BillNotesProps) {
  return (
    <div className={css.notes}>
      {notes.map(({ title, figure, text, lang }) => (
        <div key={title ?? figure} className={css.note} lang={lang}>
          {title && <h2 className={css.noteTitle}>{title}</h2>}
          <p className={title ? css.noteSmall : undefined}>
            {figure && <b className={css.noteFigure}>{figure} </b>}
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
