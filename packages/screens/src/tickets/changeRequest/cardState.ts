import type { PhotoProblem } from '@first-gong/domain';
import type { CardPhoto } from './CardTool/bars.js';
import type { CoverFault } from './CardTool/ink.js';

/** Where the covered picture is. */
export type CardFrontUpload =
  | { kind: 'uploading'; progress: number | undefined }
  /** `size` in bytes. */
  | { kind: 'uploaded'; size: number }
  /** `message` says why, where the server or the network says so. */
  | { kind: 'failed'; message: string | null };

/** The photo of the card's front, and how far it is. */
export interface CardFrontState {
  photo: CardPhoto | null;
  /** Why the file that was added last cannot be used, or null. */
  refused: { why: PhotoProblem | CoverFault; name: string } | null;
  /** Null while nothing was sent. */
  upload: CardFrontUpload | null;
}

export const noCardFront: CardFrontState = { photo: null, refused: null, upload: null };

export interface CardFrontHandlers {
  /** Bars were moved or a check was made. */
  onPhoto: (photo: CardPhoto) => void;
  /** A file was chosen or a photo taken. `newCardPhoto` makes a photo of it. */
  onAdd: (file: File) => void;
  /** This photo cannot be covered. */
  onUnreadable: (why: CoverFault) => void;
  /** A new picture that holds the bars is ready to be sent: the only one that may leave the device. */
  onCover: (picture: Blob) => void;
}
