import type { ReactNode } from 'react';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import type { CardPhoto } from './bars.js';
import type { CoverFault } from './ink.js';
import type { CardToolWords } from './words.js';

/** The state of the covered picture. Left out while it has not been sent. */
export type CardUpload =
  | { kind: 'uploading'; label: string; progress?: number | undefined }
  | { kind: 'uploaded'; label: string }
  | { kind: 'failed'; title: string; message: string };

/**
 * The label names the tool; the heading of its section shows it. The hint says the types and the largest size. The `id` goes to the control of the next step (the
 * button that adds a photo, then the first open check, at last the group), so that an error summary can lead to it.
 * Other root props go to the group.
 */
export interface CardToolProps
  extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'disabled'>,
    RootProps<HTMLFieldSetElement> {
  /** Photo, bars and checks; null while there is no photo. The screen keeps it, so that no failed request can lose it. */
  value: CardPhoto | null;
  /** Bars were moved or a check was made. */
  onChange: (value: CardPhoto) => void;
  /** A file was chosen or a photo taken. The screen decides whether it may be used; `newCardPhoto` makes a value of it. */
  onAdd: (file: File) => void;
  /** This photo cannot be covered: the browser cannot draw it, it has too many pixels, or the browser falsifies drawings. */
  onUnreadable: (why: CoverFault) => void;
  /** The most pixels of a photo that is drawn. @default 50000000 */
  maxPixels?: number | undefined;
  /** Passes on a new picture with the bars drawn into it: the only picture that may leave the device. */
  onCover: (picture: Blob) => void;
  /** Conditions of the covered photo: digits seen, digits covered, date covered. */
  checks: readonly [digitsSeen: ReactNode, digitsCovered: ReactNode, dateCovered: ReactNode];
  /** Why the file that was added cannot be used. */
  refusal?: { title: string; message: string } | undefined;
  upload?: CardUpload | undefined;
  /** @default the ready-made words */
  words?: CardToolWords | undefined;
}
