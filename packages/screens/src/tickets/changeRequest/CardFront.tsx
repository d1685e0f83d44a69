import { upload as limits, type PhotoProblem } from '@first-gong/domain';
import type { CardPhoto, CardUpload, CoverFault } from '@first-gong/ui/CardTool';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Loading } from '@first-gong/ui/Loading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import type { ReactNode } from 'react';
import { latePart } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import { WithHotline } from '../../shared/WithHotline.js';
import * as styles from './changeRequest.css.js';
import { useCardWords } from './useCardWords.js';

/** The tool comes when its section is drawn: it is the heaviest part of the page, and many orders need none. */
const CardTool = latePart(
  () => import('@first-gong/ui/CardTool'),
  (file) => file.CardTool,
);

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

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
  onPhoto: (photo: CardPhoto) => void;
  onAdd: (file: File) => void;
  onUnreadable: (why: CoverFault) => void;
  /** A new picture that holds the bars is ready to be sent. */
  onCover: (picture: Blob) => void;
}

export interface CardFrontProps extends CardFrontHandlers {
  id: string;
  state: CardFrontState;
  error: string | undefined;
  disabled: boolean;
  /** Whether no card paid, and how to say so; null where the page knows that a card paid. */
  without: WithoutCard | null;
}

/** The box that says that no card paid. */
export interface WithoutCard {
  checked: boolean;
  onChange: (checked: boolean) => void;
  id: string;
  error: string | undefined;
  /** The proof that the buyer gives in place of the card. */
  proof: ReactNode;
}

const refusals = {
  wrongType: { title: 'changeRequest.wrongType', text: 'changeRequest.wrongTypeText' },
  tooLarge: { title: 'changeRequest.tooLarge', text: 'changeRequest.tooLargeText' },
  unreadable: { title: 'changeRequest.unreadable', text: 'changeRequest.unreadableText' },
  tooManyPixels: { title: 'changeRequest.tooLarge', text: 'changeRequest.tooManyPixelsText' },
  notDrawn: { title: 'changeRequest.notDrawn', text: 'changeRequest.notDrawnText' },
} as const;

/** The section of the card's front (spec §5): only the first and the last 4 digits leave the device. */
export function CardFront({ id, state, error, disabled, without, onPhoto, ...handlers }: CardFrontProps) {
  const { t } = useText('changeRequest');
  const words = useCardWords();
  const upload = useUpload(state);
  const { photo, refused } = state;
  const megapixels = limits.maxPixels / 1_000_000;
  const megabytes = limits.maxPhotoBytes / MEGABYTE;
  return (
    <section className={styles.section} id={`${id}-part`} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} aside={t('changeRequest.cardInked')}>
        {t('changeRequest.cardHeading')}
      </SectionHeading>
      {without && (
        <div>
          <Checkbox
            name="withoutCard"
            id={without.id}
            checked={without.checked}
            disabled={disabled}
            onChange={without.onChange}
            error={without.error}
          >
            {t('changeRequest.cardNone')}
          </Checkbox>
          <p className={styles.note}>{t('changeRequest.cardNoneHint')}</p>
          {without.checked && <p className={styles.note}>{without.proof}</p>}
        </div>
      )}
      {!without?.checked && (
        <>
          <p className={styles.note}>{t('changeRequest.cardWhy')}</p>
          <p className={styles.note}>
            <WithHotline>{t('changeRequest.cardAlone', { hotline: t('common.hotlineNumber') })}</WithHotline>
          </p>
          <CardTool
            partName={t('changeRequest.card')}
            waiting={
              <div className={styles.loadingTool}>
                <Loading label={t('changeRequest.card')} />
              </div>
            }
            next={`${id}-part`}
            label={t('changeRequest.card')}
            name="cardImage"
            hint={t('changeRequest.formats', { megabytes })}
            id={id}
            value={photo}
            error={error}
            disabled={disabled}
            maxPixels={limits.maxPixels}
            onChange={onPhoto}
            {...handlers}
            checks={[t('changeRequest.checkSeen'), t('changeRequest.checkDigits'), t('changeRequest.checkDate')]}
            refusal={
              refused
                ? {
                    title: t(refusals[refused.why].title),
                    message: t(refusals[refused.why].text, { name: refused.name, megabytes, megapixels }),
                  }
                : undefined
            }
            upload={upload}
            words={words}
          />
        </>
      )}
    </section>
  );
}

function useUpload({ upload }: CardFrontState): CardUpload | undefined {
  const { t, format } = useText('changeRequest', 'errors');
  switch (upload?.kind) {
    case 'uploading':
      return { kind: 'uploading', label: t('changeRequest.uploading'), progress: upload.progress };
    case 'uploaded':
      return {
        kind: 'uploaded',
        label: t('changeRequest.uploaded', { size: Math.max(1, Math.round(upload.size / KILOBYTE)) }),
      };
    case 'failed':
      return {
        kind: 'failed',
        title: t('changeRequest.uploadFailed'),
        message: [upload.message ?? t('errors.imageUploadFailed'), t('changeRequest.uploadKept')].join(
          format.sentenceGap,
        ),
      };
  }
  return undefined;
}
