import { upload as limits } from '@first-gong/domain';
import { FieldMessage } from '@first-gong/ui/FileField';
import { useFocusAfter } from '@first-gong/ui/focus';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { cameraIcon } from '@first-gong/ui/icons/camera';
import { imageIcon } from '@first-gong/ui/icons/image';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useId, useRef } from 'react';
import { useText } from '../../../shared/text/index.js';
import type { CardFrontHandlers, CardFrontState } from '../state.js';
import { AddButton } from './AddButton.js';
import * as styles from './CardTool.css.js';
import { PhotoEditor } from './PhotoEditor.js';
import { Problem } from './Problem.js';

export interface CardToolProps extends CardFrontHandlers {
  /** Target of an error summary, on the next control: the add button, the first open check, or the group. */
  id: string;
  state: CardFrontState;
  error: string | undefined;
  disabled: boolean;
  /** Maximum pixels of a photo. */
  maxPixels: number;
}

const megabyte = 1024 * 1024;

const refusals = {
  wrongType: { title: 'changeRequest.wrongType', text: 'changeRequest.wrongTypeText' },
  tooLarge: { title: 'changeRequest.tooLarge', text: 'changeRequest.tooLargeText' },
  unreadable: { title: 'changeRequest.unreadable', text: 'changeRequest.unreadableText' },
  tooManyPixels: { title: 'changeRequest.tooLarge', text: 'changeRequest.tooManyPixelsText' },
  notDrawn: { title: 'changeRequest.notDrawn', text: 'changeRequest.notDrawnText' },
} as const;

/**
 * Redacts the front of a credit card on the device: add a photo, cover digits and date, confirm. The bars are APG
 * sliders.
 */
export function CardTool({ id, state, error, disabled, onAdd, ...props }: CardToolProps) {
  const { t } = useText('changeRequest');
  const { photo, refused, upload } = state;
  const tool = useRef<HTMLFieldSetElement>(null);
  const stage = photo === null ? 'empty' : upload?.kind === 'uploaded' ? 'uploaded' : 'photo';
  const nothingToDo = upload?.kind === 'uploading' || upload?.kind === 'uploaded';
  useFocusAfter(stage, () =>
    tool.current?.querySelector(stage === 'photo' ? '[role="slider"]' : '[data-add]:not(:disabled)'),
  );
  const messageId = useId();
  const megabytes = limits.maxPhotoBytes / megabyte;
  const refusal = refused && (
    <Problem
      title={t(refusals[refused.why].title)}
      message={t(refusals[refused.why].text, {
        name: refused.name,
        megabytes,
        megapixels: limits.maxPixels / 1_000_000,
      })}
    />
  );
  return (
    <fieldset
      id={nothingToDo ? id : undefined}
      ref={tool}
      className={styles.tool}
      data-invalid={error ? true : undefined}
    >
      <VisuallyHidden as="legend">{t('changeRequest.card')}</VisuallyHidden>
      {photo === null ? (
        <Stack align="start" gap="s2" padding="s5" className={refusal ? styles.refused : styles.empty}>
          {refusal ?? (
            <>
              <span className={styles.emptyIcon}>
                <Icon icon={imageIcon} />
              </span>
              <p className={styles.title}>{t('changeRequest.empty')}</p>
            </>
          )}
          <Text variant="secondary" size="small">
            {t('changeRequest.formats', { megabytes })}
          </Text>
          <Inline align="stretch">
            <AddButton icon={imageIcon} id={id} aria-describedby={error && messageId} disabled={disabled} onAdd={onAdd}>
              {t(refusal ? 'changeRequest.chooseAgain' : 'changeRequest.choose')}
            </AddButton>
            <div className={styles.camera}>
              <AddButton icon={cameraIcon} camera disabled={disabled} onAdd={onAdd}>
                {t('changeRequest.take')}
              </AddButton>
            </div>
          </Inline>
        </Stack>
      ) : (
        <PhotoEditor
          {...props}
          id={id}
          value={photo}
          upload={upload}
          refusal={refusal}
          disabled={disabled}
          onAdd={onAdd}
        />
      )}
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </fieldset>
  );
}
