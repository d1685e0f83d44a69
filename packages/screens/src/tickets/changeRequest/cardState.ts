import type { PhotoProblem } from '@first-gong/domain';
import type { CardPhoto } from './CardTool/bars.js';
import type { CoverFault } from './CardTool/ink.js';

export type CardFrontUpload =
  | { kind: 'uploading'; progress: number | undefined }
  /** `size` in bytes. */
  | { kind: 'uploaded'; size: number }
  /** `message` is the reason, if the server or the network gives one. */
  | { kind: 'failed'; message: string | null };

/** The photo of the card's front and its progress. */
export interface CardFrontState {
  photo: CardPhoto | null;
  /** Why the last file was rejected, or null. */
  refused: { why: PhotoProblem | CoverFault; name: string } | null;
  /** Null before the upload. */
  upload: CardFrontUpload | null;
}

export const noCardFront: CardFrontState = { photo: null, refused: null, upload: null };

export interface CardFrontHandlers {
  /** A bar moved or a check changed. */
  onPhoto: (photo: CardPhoto) => void;
  /** A file was chosen or a photo taken; `newCardPhoto` wraps it. */
  onAdd: (file: File) => void;
  /** The photo cannot be redacted. */
  onUnreadable: (why: CoverFault) => void;
  /** The redacted picture, the only one that may leave the device. */
  onCover: (picture: Blob) => void;
}
