import { Button } from '@first-gong/ui/Button';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { arrowBendUpLeftIcon } from '@first-gong/ui/icons/arrow-bend-up-left';
import { cameraIcon } from '@first-gong/ui/icons/camera';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { magnifyingGlassIcon } from '@first-gong/ui/icons/magnifying-glass';
import { plusIcon } from '@first-gong/ui/icons/plus';
import { trashIcon } from '@first-gong/ui/icons/trash';
import { uploadSimpleIcon } from '@first-gong/ui/icons/upload-simple';
import { Perforation } from '@first-gong/ui/Perforation';
import { Progress } from '@first-gong/ui/Progress';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { useObjectUrl } from '@first-gong/ui/useObjectUrl';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../shared/text/index.js';
import type { CardFrontHandlers, CardFrontUpload } from '../state.js';
import { AddButton } from './AddButton.js';
import { Bar } from './Bar.js';
import { BarButtons } from './BarButtons.js';
import { addedBar, type CardPhoto, type InkBar, withBars } from './bars.js';
import * as styles from './CardTool.css.js';
import { CoverError, coverWithInk, hasTooManyPixels } from './ink.js';
import { Problem } from './Problem.js';

/** The first two bars are permanent; added bars can be removed. */
const OWN_BARS = 2;

interface PhotoEditorProps extends CardFrontHandlers {
  id: string;
  value: CardPhoto;
  upload: CardFrontUpload | null;
  /** Why another file was rejected. */
  refusal: ReactNode;
  disabled: boolean;
  maxPixels: number;
}

const kilobyte = 1024;

/** Bars before each move on a photo, oldest first. */
interface History {
  photo: Blob;
  steps: readonly (readonly InkBar[])[];
}

/** Maximum number of undo steps. */
const mostSteps = 50;

/** The photo with its bars, their buttons, and the three checks. */
export function PhotoEditor({ id, value, onPhoto, onCover, upload, disabled, ...props }: PhotoEditorProps) {
  const { t, format } = useText('changeRequest', 'errors');
  const { photo, bars, checks } = value;
  const [history, setHistory] = useState<History>({ photo, steps: [] });
  const [selected, setSelected] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const [covering, setCovering] = useState(false);
  const url = useObjectUrl(photo);
  const ids = useId();

  const chosen = bars[selected] ? selected : 0;
  const chosenBar = bars[chosen];
  const sending = covering || upload?.kind === 'uploading';
  const sent = sending || upload?.kind === 'uploaded';
  const locked = disabled || sent;
  // Undo must not cross photos, and a covered card number must not stay in memory.
  if (history.photo !== photo) setHistory({ photo, steps: [] });
  const undoable = history.photo === photo ? history.steps.at(-1) : undefined;
  const open = checks.findIndex((check) => !check);
  const own = [t('changeRequest.barDigits'), t('changeRequest.barDate')];
  const nameOf = (index: number) => own[index] ?? `${t('changeRequest.otherBar')} ${index + 1}`;

  const change = (next: readonly InkBar[], step = true) => {
    if (step) setHistory({ photo, steps: [...history.steps, bars].slice(-mostSteps) });
    onPhoto(withBars(value, next));
  };
  const changeBar = (index: number, bar: InkBar, step = true) => change(bars.with(index, bar), step);

  const cover = async () => {
    setCovering(true);
    try {
      onCover(await coverWithInk(photo, bars, props.maxPixels));
    } catch (error) {
      if (!(error instanceof CoverError)) throw error;
      props.onUnreadable(error.why);
    } finally {
      setCovering(false);
    }
  };

  const percent = (share: number) => Math.round(share * 100);
  const placeOf = ({ x, y, width, height }: InkBar) =>
    t('changeRequest.place', { left: percent(x), top: percent(y), width: percent(width), height: percent(height) });

  return (
    <div className={styles.editor}>
      <div className={styles.stage} data-enlarged={enlarged || undefined}>
        <div className={styles.photo}>
          {url && (
            <img
              className={styles.image}
              src={url}
              alt={t('changeRequest.photo')}
              onLoad={({ currentTarget: image }) => {
                if (hasTooManyPixels(image, props.maxPixels)) props.onUnreadable('tooManyPixels');
              }}
              onError={() => props.onUnreadable('unreadable')}
            />
          )}
          {bars.map((bar, index) => (
            <Bar
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no id besides its place in the list
              key={index}
              bar={bar}
              name={nameOf(index)}
              role={t('changeRequest.barRole')}
              place={placeOf(bar)}
              helpId={sent ? undefined : `${ids}help`}
              selected={index === chosen}
              locked={locked}
              onSelect={() => setSelected(index)}
              onChange={(next, step) => changeBar(index, next, step)}
            />
          ))}
        </div>
      </div>
      <Perforation direction="horizontal" />
      <Stack className={styles.body}>
        {!locked && chosenBar && (
          <BarButtons bar={chosenBar} name={nameOf(chosen)} onChange={(next) => changeBar(chosen, next)} />
        )}
        <Inline align="stretch">
          <Button size="small" icon={plusIcon} disabled={locked} onClick={() => change(addedBar(bars))}>
            {t('changeRequest.addBar')}
          </Button>
          {bars.length > OWN_BARS && (
            <Button
              size="small"
              icon={trashIcon}
              disabled={locked}
              onClick={() => change(bars.toSpliced(chosen >= OWN_BARS ? chosen : -1, 1))}
            >
              {t('changeRequest.removeBar')}
            </Button>
          )}
          <Button
            size="small"
            icon={arrowBendUpLeftIcon}
            disabled={locked || !undoable}
            onClick={() => {
              if (undoable) onPhoto(withBars(value, undoable));
              setHistory({ photo, steps: history.steps.slice(0, -1) });
            }}
          >
            {t('changeRequest.undo')}
          </Button>
          <Button size="small" icon={magnifyingGlassIcon} onClick={() => setEnlarged(!enlarged)}>
            {t(enlarged ? 'changeRequest.reduce' : 'changeRequest.enlarge')}
          </Button>
          <AddButton icon={cameraIcon} disabled={disabled || sending} onAdd={props.onAdd}>
            {t('changeRequest.chooseOther')}
          </AddButton>
        </Inline>
        {props.refusal}
        <div>
          {[t('changeRequest.checkSeen'), t('changeRequest.checkDigits'), t('changeRequest.checkDate')].map(
            (check, index) =>
              sent ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: three checks in their order
                <Inline as="p" nowrap align="stretch" key={index} className={styles.check}>
                  <Icon icon={checkCircleIcon} /> <span>{check}</span>
                </Inline>
              ) : (
                <Checkbox
                  // biome-ignore lint/suspicious/noArrayIndexKey: three checks in their order
                  key={index}
                  id={index === Math.max(open, 0) ? id : `${id}-${index}`}
                  checked={checks[index] ?? false}
                  disabled={disabled}
                  onChange={(checked) => onPhoto({ ...value, checks: checks.with(index, checked) })}
                >
                  {check}
                </Checkbox>
              ),
          )}
        </div>
        {!sent && (
          <p className={styles.hint} id={`${ids}help`}>
            {t('changeRequest.barHelp')}
          </p>
        )}
        <div role="status">
          {upload?.kind === 'uploaded' && (
            <p className={styles.done}>
              <Icon icon={checkCircleIcon} />{' '}
              <span>{t('changeRequest.uploaded', { size: Math.max(1, Math.round(upload.size / kilobyte)) })}</span>
            </p>
          )}
        </div>
        {upload?.kind === 'failed' && (
          <Problem
            title={t('changeRequest.uploadFailed')}
            message={[upload.message ?? t('errors.imageUploadFailed'), t('changeRequest.uploadKept')].join(
              format.sentenceGap,
            )}
          />
        )}
        {upload?.kind === 'uploading' && <Progress label={t('changeRequest.uploading')} value={upload.progress} />}
        {upload?.kind !== 'uploaded' && (
          <Inline gap="s4" rowGap="s2">
            <Button
              variant="buy"
              icon={uploadSimpleIcon}
              busy={sending}
              busyLabel={t('changeRequest.covering')}
              disabled={disabled || open >= 0}
              aria-describedby={open >= 0 ? `${ids}first` : undefined}
              onClick={cover}
            >
              {t(upload?.kind === 'failed' ? 'changeRequest.retry' : 'changeRequest.cover')}
            </Button>
            {open >= 0 && (
              <Text variant="secondary" size="small" id={`${ids}first`}>
                {t('changeRequest.checksFirst')}
              </Text>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
