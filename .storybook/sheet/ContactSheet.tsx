import { fontSizes, langs } from '@first-gong/domain';
import { themeNames, themes } from '@first-gong/ui/themes';
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { useFrame, useKeptFocus } from './frames.js';
import * as styles from './sheet.css.js';

interface Size {
  width: number;
  height: number;
}

interface FrameProps {
  id: string;
  /** The words of the link. */
  name: string;
  title: string;
  note?: string | undefined;
  /** The settings of the toolbar, as an address has them. */
  globals: string;
  size: Size;
}

/** A small picture of a story, drawn by the story itself, with a link to it. */
function Frame({
  id,
  name,
  title,
  note,
  globals,
  size: { width, height },
  all,
  onDrawn,
}: FrameProps & { all: boolean; onDrawn: () => void }) {
  const { frame, phase } = useFrame(all);
  useEffect(() => {
    if (phase === 'drawn') onDrawn();
  }, [phase, onDrawn]);
  const scale = Math.min(312, width / 2) / width;
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
          // Without axe, which would run in every frame.
          src={
            phase === 'waiting' ? undefined : `iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`
          }
        />
      </div>
    </li>
  );
}

/** The frames of a sheet, and a button that prints them when all are drawn. */
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
      <p role="status">
        {`${drawn} of ${frames.length} frames are drawn. `}
        {printing ? 'The page is printed when all are.' : 'The others are drawn as you scroll.'}
      </p>
      <button type="button" onClick={() => setPrinting(true)}>
        Print all frames
      </button>
      <ul className={styles.frames}>
        {frames.map((frame) => (
          <Frame key={frame.id + frame.globals} {...frame} all={printing} onDrawn={onDrawn} />
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

/** The settings of the toolbar that change how a story looks. */
const settings = ['lang', 'theme', 'fontSize', 'grayscale', 'direction', 'cardLayout'];

const addressOf = (globals: Record<string, unknown>) => settings.map((name) => `${name}:${globals[name]}`).join(';');

interface Viewport {
  name: string;
  styles: { width: string; height: string };
}

/** Storybook draws the page anew at each change of the toolbar: these survive. */
const kept = { story: '', focus: '' };

/** Every state of a screen as a small live frame, as the toolbar says, or one state in every theme, language and size. */
export function ContactSheet() {
  useKeptFocus();
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [chosen, setChosen] = useState(stories.find(({ id }) => id === kept.story));
  const [first] = stories;
  if (!first) return null;

  const { userGlobals, parameters } = docs.getStoryContext(first) as unknown as {
    userGlobals: Record<string, unknown> & { viewport?: { value?: string } };
    parameters: { viewport: { options: Record<string, Viewport> } };
  };
  const { options } = parameters.viewport;
  const width = Object.keys(options).find((name) => name === userGlobals.viewport?.value) ?? 'w1440';
  const { styles: css = { width: '1440', height: '900' } } = options[width] ?? {};
  const size = { width: Number.parseInt(css.width, 10), height: Number.parseInt(css.height, 10) };

  const frames = chosen
    ? everywhere.map(({ name, globals }) => ({
        story: chosen,
        name,
        title: `${chosen.name}: ${name}`,
        globals: { ...userGlobals, ...globals },
      }))
    : stories.map((story) => ({
        story,
        name: story.name,
        title: story.name,
        note: story.parameters.docs?.description?.story as string | undefined,
        globals: userGlobals,
      }));

  const focused = (name: string) => ({
    // The control that the person has just used.
    autoFocus: kept.focus === name,
    onBlur: () => {
      kept.focus = '';
    },
  });
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <div className={styles.tools}>
        <label>
          Show{' '}
          <select
            value={chosen?.id ?? ''}
            onChange={({ target }) => {
              kept.story = target.value;
              setChosen(stories.find(({ id }) => id === target.value));
            }}
          >
            <option value="">All states</option>
            {stories.map(({ id, name }) => (
              <option key={id} value={id}>{`${name} in every theme, language and size`}</option>
            ))}
          </select>
        </label>
        <label>
          Width{' '}
          <select
            {...focused('width')}
            value={width}
            onChange={({ target }) => {
              kept.focus = 'width';
              docs.channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: target.value, isRotated: false } } });
            }}
          >
            {Object.entries(options).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Frames
        key={chosen?.id}
        frames={frames.map(({ story, globals, ...frame }) => ({
          ...frame,
          id: story.id,
          globals: addressOf(globals),
          size,
        }))}
      />
    </div>
  );
}
