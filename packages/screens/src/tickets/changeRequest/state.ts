import type { PhotoProblem, Transaction } from '@first-gong/domain';
import type { Submission } from '../../shared/form/index.js';
import type { CardPhoto } from './CardTool/bars.js';
import type { CoverFault } from './CardTool/ink.js';

/** The form of a change request. */
export interface RequestFormState<Values> extends Submission {
  kind: 'form';
  values: Values;
  /** The order with the entered number, if it is the member's. Null for a visitor. */
  order: Transaction | null;
  card: CardFrontState;
  /** Key of the uploaded picture, or null. */
  cardImage: string | null;
}

/** What is sent. */
export type Entered<Values> = Pick<RequestFormState<Values>, 'values' | 'order' | 'cardImage'>;

/** Whether a card proves who bought: by the order, or by the sender if the order is unknown. */
export const needsCard = ({ order, values }: Omit<Entered<{ withoutCard: boolean }>, 'cardImage'>): boolean =>
  order ? order.cardEnding !== null : !values.withoutCard;

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
