import { fontSizes, langs } from '@first-gong/domain';
import { themeNames, themes } from '@first-gong/ui/themes';
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { useFrame, useKeptFocus } from './frames.js';
import * as styles from './sheet.css.js';

interface FrameProps {
  /** The story's id. */
  id: string;
  name: string;
  title: string;
  note?: string | undefined;
  globals: Record<string, unknown>;
  width: number;
  height: number;
}

/** Toolbar settings that change a story. */
const settings = ['lang', 'theme', 'fontSize', 'grayscale', 'direction', 'cardLayout'];

/** A small live story below a link to it. */
function Frame(props: FrameProps & { all: boolean; onDrawn: () => void }) {
  const { id, name, title, note, width, height, all, onDrawn } = props;
  const { frame, phase } = useFrame(all);
  useEffect(() => {
    if (phase === 'drawn') onDrawn();
  }, [phase, onDrawn]);
  const scale = Math.min(312, width / 2) / width;
  const globals = settings.map((setting) => `${setting}:${props.globals[setting]}`).join(';');
  // Disables axe in the frames.
  const address = `iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`;
  return (
    <li className={styles.state} style={{ inlineSize: width * scale }}>
      <AnchorMdx href={`?path=/story/${id}&globals=${globals}`} target="_self">
        {name}
      </AnchorMdx>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.picture} style={{ blockSize: height * scale }} aria-busy={phase !== 'drawn'}>
        {phase !== 'drawn' && <span className={styles.notDrawn}>Not drawn yet</span>}
        {/* biome-ignore lint/correctness/noRestrictedElements: the report is about the shop, not about its catalogue. */}
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          title={title}
          tabIndex={-1}
          data-sheet=""
          src={phase === 'waiting' ? undefined : address}
        />
      </div>
    </li>
  );
}

/** The frames of a sheet, and a button that prints them after all have loaded. */
function Frames({ frames }: { frames: FrameProps[] }) {
  const [drawn, setDrawn] = useState(0);
  const [printing, setPrinting] = useState(false);
  const onDrawn = useCallback(() => setDrawn((before) => before + 1), []);
  const ready = printing && drawn === frames.length;
  useEffect(() => {
    if (!ready) return;
    window.print();
    setPrinting(false);
  }, [ready]);
  return (
    <>
      <button type="button" onClick={() => setPrinting(true)}>
        Print all frames
      </button>
      <p role="status">{printing && 'The page is printed as soon as all frames are drawn.'}</p>
      <ul className={styles.frames}>
        {frames.map((frame) => (
          <Frame key={frame.title} {...frame} all={printing} onDrawn={onDrawn} />
        ))}
      </ul>
    </>
  );
}

const langNames = { en_us: 'English', zh_hk: '繁體', zh_cn: '简体' };
const everywhere = themeNames.flatMap((theme) =>
  langs.flatMap((lang) =>
    fontSizes.map((size) => ({
      name: `${themes[theme].label}, ${langNames[lang]}, ${size} px`,
      globals: { theme, lang, fontSize: `${size}px` },
    })),
  ),
);

/** The toolbar's state. */
interface Toolbar {
  userGlobals: Record<string, unknown> & { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { name: string; styles: { width: string; height: string } }> } };
}

/** Kept between renders, because Storybook renders the page again at each toolbar change. */
const kept = { story: '', widthIsFocused: false };

/** All states of a screen as live frames, or one state in every theme, language and size. */
export function ContactSheet() {
  useKeptFocus();
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [first] = stories;
  const [chosen, setChosen] = useState(stories.find(({ id }) => id === kept.story));
  if (!first) return null;
  const { userGlobals, parameters } = docs.getStoryContext(first) as unknown as Toolbar;
  const { options } = parameters.viewport;
  const viewport = Object.keys(options).find((name) => name === userGlobals.viewport?.value) ?? 'w1440';
  const { width = '', height = '' } = options[viewport]?.styles ?? {};
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  const frames = chosen
    ? everywhere.map(({ name, globals }) => ({
        ...size,
        id: chosen.id,
        name,
        title: `${chosen.name}: ${name}`,
        globals: { ...userGlobals, ...globals },
      }))
    : stories.map(({ id, name, parameters: { docs: about } }) => ({
        ...size,
        id,
        name,
        title: name,
        note: about?.description?.story,
        globals: userGlobals,
      }));
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <label>
        Show{' '}
        <select
          className={styles.choice}
          value={chosen?.id ?? ''}
          onChange={({ target: { value } }) => {
            kept.story = value;
            setChosen(stories.find(({ id }) => id === value));
          }}
        >
          <option value="">All states</option>
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>{`${name} in every theme, language and size`}</option>
          ))}
        </select>
      </label>{' '}
      <label>
        Width{' '}
        <select
          // biome-ignore lint/a11y/noAutofocus: the person has just used it.
          autoFocus={kept.widthIsFocused}
          value={viewport}
          onBlur={() => {
            kept.widthIsFocused = false;
          }}
          onChange={({ target: { value } }) => {
            kept.widthIsFocused = true;
            docs.channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } });
          }}
        >
          {Object.entries(options).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <Frames key={chosen?.id} frames={frames} />
    </div>
  );
}
