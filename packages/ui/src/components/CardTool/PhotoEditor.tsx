import { useId, useState } from 'react';
import { arrowBendUpLeftIcon } from '../../icons/arrow-bend-up-left.js';
import { cameraIcon } from '../../icons/camera.js';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { magnifyingGlassIcon } from '../../icons/magnifying-glass.js';
import { plusIcon } from '../../icons/plus.js';
import { trashIcon } from '../../icons/trash.js';
import { uploadSimpleIcon } from '../../icons/upload-simple.js';
import { fill } from '../../private/fill.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { useObjectUrl } from '../FileField/useObjectUrl.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Progress } from '../Progress/index.js';
import { AddButton } from './AddButton.js';
import { Bar } from './Bar.js';
import { BarButtons } from './BarButtons.js';
import { addedBar, type CardPhoto, type InkBar, withBars } from './bars.js';
import * as styles from './CardTool.css.js';
import { CoverError, coverWithInk, hasTooManyPixels } from './ink.js';
import { Problem } from './Problem.js';
import type { CardToolProps } from './props.js';
import type { CardToolWords } from './words.js';

/** The first two bars always stay; added bars can be removed. */
const OWN_BARS = 2;

interface PhotoEditorProps
  extends Pick<CardToolProps, 'onChange' | 'onAdd' | 'onUnreadable' | 'onCover' | 'checks' | 'refusal' | 'upload'> {
  id: string;
  value: CardPhoto;
  disabled: boolean;
  words: CardToolWords;
  maxPixels: number;
}

/** The bars before each move on a photo, from the oldest. */
interface History {
  photo: Blob;
  steps: readonly (readonly InkBar[])[];
}

/** The moves that can be undone. */
const mostSteps = 50;

type Place = Record<'left' | 'top' | 'width' | 'height', number>;

/** The photo under its bars, the buttons for them, and the three checks. */
export function PhotoEditor({ id, value, onChange, onCover, upload, words, disabled, ...props }: PhotoEditorProps) {
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
  // The moves on another photo are not undone on this one, and a covered card number does not stay in memory.
  if (history.photo !== photo) setHistory({ photo, steps: [] });
  const undoable = history.photo === photo ? history.steps.at(-1) : undefined;
  const open = checks.findIndex((check) => !check);
  const nameOf = (index: number) => words.bars[index] ?? `${words.otherBar} ${index + 1}`;

  const change = (next: readonly InkBar[], step = true) => {
    if (step) setHistory({ photo, steps: [...history.steps, bars].slice(-mostSteps) });
    onChange(withBars(value, next));
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

  const { place } = words;
  const placeWords = typeof place === 'string' ? (values: Place) => fill(place, values) : place;
  const percent = (share: number) => Math.round(share * 100);
  const placeOf = ({ x, y, width, height }: InkBar) =>
    placeWords({ left: percent(x), top: percent(y), width: percent(width), height: percent(height) });

  return (
    <div className={styles.editor}>
      <div className={styles.stage} data-enlarged={enlarged || undefined}>
        <div className={styles.photo}>
          {url && (
            <img
              className={styles.image}
              src={url}
              alt={words.photo}
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
              role={words.barRole}
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
      <div className={styles.body}>
        {!locked && chosenBar && (
          <BarButtons
            bar={chosenBar}
            name={nameOf(chosen)}
            words={words}
            onChange={(next) => changeBar(chosen, next)}
          />
        )}
        <div className={styles.row}>
          <Button size="small" icon={plusIcon} disabled={locked} onClick={() => change(addedBar(bars))}>
            {words.addBar}
          </Button>
          {bars.length > OWN_BARS && (
            <Button
              size="small"
              icon={trashIcon}
              disabled={locked}
              onClick={() => change(bars.toSpliced(chosen >= OWN_BARS ? chosen : -1, 1))}
            >
              {words.removeBar}
            </Button>
          )}
          <Button
            size="small"
            icon={arrowBendUpLeftIcon}
            disabled={locked || !undoable}
            onClick={() => {
              if (undoable) onChange(withBars(value, undoable));
              setHistory({ photo, steps: history.steps.slice(0, -1) });
            }}
          >
            {words.undo}
          </Button>
          <Button size="small" icon={magnifyingGlassIcon} onClick={() => setEnlarged(!enlarged)}>
            {enlarged ? words.reduce : words.enlarge}
          </Button>
          <AddButton icon={cameraIcon} disabled={disabled || sending} onAdd={props.onAdd}>
            {words.chooseOther}
          </AddButton>
        </div>
        {props.refusal && <Problem {...props.refusal} />}
        <div className={styles.checks}>
          {props.checks.map((check, index) =>
            sent ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: three checks in their order
              <p key={index} className={styles.check}>
                <Icon icon={checkCircleIcon} /> <span>{check}</span>
              </p>
            ) : (
              <Checkbox
                // biome-ignore lint/suspicious/noArrayIndexKey: three checks in their order
                key={index}
                id={index === Math.max(open, 0) ? id : `${id}-${index}`}
                checked={checks[index] ?? false}
                disabled={disabled}
                onChange={(checked) => onChange({ ...value, checks: withCheck(checks, index, checked) })}
              >
                {check}
              </Checkbox>
            ),
          )}
        </div>
        {!sent && (
          <p className={styles.hint} id={`${ids}help`}>
            {words.help}
          </p>
        )}
        <div role="status">
          {upload?.kind === 'uploaded' && (
            <p className={styles.done}>
              <Icon icon={checkCircleIcon} /> <span>{upload.label}</span>
            </p>
          )}
        </div>
        {upload?.kind === 'failed' && <Problem title={upload.title} message={upload.message} />}
        {upload?.kind === 'uploading' && <Progress label={upload.label} value={upload.progress} />}
        {upload?.kind !== 'uploaded' && (
          <div className={styles.send}>
            <Button
              variant="buy"
              icon={uploadSimpleIcon}
              busy={sending}
              busyLabel={words.covering}
              disabled={disabled || open >= 0}
              aria-describedby={open >= 0 ? `${ids}first` : undefined}
              onClick={cover}
            >
              {upload?.kind === 'failed' ? words.retry : words.cover}
            </Button>
            {open >= 0 && (
              <p className={styles.hint} id={`${ids}first`}>
                {words.checksFirst}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const withCheck = (checks: CardPhoto['checks'], index: number, checked: boolean): CardPhoto['checks'] => [
  index === 0 ? checked : checks[0],
  index === 1 ? checked : checks[1],
  index === 2 ? checked : checks[2],
];
