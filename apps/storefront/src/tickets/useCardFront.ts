import { CallError } from '@first-gong/contract';
import { checkPhoto, photoHeadBytes } from '@first-gong/domain';
import {
  type CardFrontHandlers,
  type CardFrontState,
  newCardPhoto,
  noCardFront,
} from '@first-gong/screens/tickets/changeRequest';
import { useCallback, useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useForgetting } from '../session/draft.js';
import { uploadCard } from './uploadCard.js';

/** The file name of the upload: the original one could reveal its owner. */
const fileName = 'card.jpg';

/** The photo of a card's front: checked, redacted and uploaded (spec §5, §7). It is not stored in the browser. */
export function useCardFront() {
  const request = useRequest();
  const [card, setCard] = useState(noCardFront);
  const [cardImage, setCardImage] = useState<string | null>(null);

  const onAdd = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer());
    const why = checkPhoto(head, file.size);
    if (why) return setCard((now) => ({ ...now, refused: { why, name: file.name } }));
    setCard({ photo: newCardPhoto(file), refused: null, upload: null });
    setCardImage(null);
  };
  const onCover = async (picture: Blob) => {
    const show = (upload: CardFrontState['upload']) => setCard((now) => ({ ...now, upload }));
    show({ kind: 'uploading', progress: undefined });
    try {
      const { data } = await request('presignedUrl', { query: { fileName } });
      await uploadCard(data, picture, (progress) => show({ kind: 'uploading', progress }));
      setCardImage(data.cardImage);
      show({ kind: 'uploaded', size: picture.size });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      show({ kind: 'failed', message: error.failure.message ?? null });
    }
  };
  // The server no longer has the upload. The photo stays, and can be sent again.
  const forget = () => {
    setCardImage(null);
    setCard((now) => ({ ...now, upload: null }));
  };
  useForgetting(
    useCallback(() => {
      setCardImage(null);
      setCard(noCardFront);
    }, []),
  );
  return {
    card,
    cardImage,
    handlers: {
      onPhoto: (photo) => setCard((now) => ({ ...now, photo, upload: null })),
      onAdd: (file) => void onAdd(file),
      onUnreadable: (why) =>
        setCard((now) =>
          now.photo && now.refused === null ? { photo: null, upload: null, refused: { why, name: '' } } : now,
        ),
      onCover: (picture) => void onCover(picture),
    } satisfies CardFrontHandlers,
    forget,
  };
}
