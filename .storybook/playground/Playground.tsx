import { htmlLangs, type Lang } from '@first-gong/domain';
import { Button, TextButton } from '@first-gong/ui/Button';
import { I18nProvider } from '@first-gong/ui/I18nProvider';
import { Inline } from '@first-gong/ui/Inline';
import { Notice } from '@first-gong/ui/Notice';
import { en } from '@first-gong/ui/words/en';
import { zhHans } from '@first-gong/ui/words/zhHans';
import { zhHant } from '@first-gong/ui/words/zhHant';
import { Component, type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addressOf, decode, encode, isOwn, remember } from './address.js';
import * as styles from './Playground.css.js';
import { lineOf, run } from './run.js';
import { starter } from './starter.js';

const words = [en, zhHant, zhHans];

/** Milliseconds without a key before typed code runs. Code of an address runs at once. */
const pause = 300;

/** An error as a sentence, with the line of the code where it arose. */
function inWords(error: unknown): string {
  const line = lineOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return `${line === null ? '' : `Line ${line}: `}${message}`;
}

/** Shows nothing in place of a result that fails while it is drawn. */
class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Milliseconds in which a part that opens over the page closes after Escape. */
const closing = 500;

/** Whether something lies over an element, so that nobody can reach it. */
function isCovered(element: Element | null): boolean {
  if (element === null) return false;
  const { left, top } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 8, Math.max(top + 8, 8));
  return hit !== null && !element.contains(hit);
}

interface PlaygroundProps {
  /** The code of the address, compressed. Empty without one. */
  encoded: string;
  onEncoded: (encoded: string) => void;
  /** The choices of the toolbar. */
  globals: Record<string, unknown>;
}

interface Result {
  Shown: ComponentType;
  run: number;
}

/** An editor and its live result. The toolbar chooses theme, language and text size; the address has the code. */
export function Playground({ encoded, onEncoded, globals }: PlaygroundProps) {
  const [code, setCode] = useState(encoded === '' ? starter : '');
  const [agreed, setAgreed] = useState(encoded === '' || isOwn(encoded));
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState('');
  const [copied, setCopied] = useState(false);
  /** The number of the last run that ended, well or badly. */
  const [ended, setEnded] = useState(0);
  /** The code in the address that this page has read or written. */
  const known = useRef(encoded === '' ? '' : (null as string | null));
  const runs = useRef(0);
  const isTyped = useRef(false);
  const editor = useId();

  useEffect(() => {
    if (encoded === known.current) return;
    known.current = encoded;
    isTyped.current = false;
    setAgreed(encoded === '' || isOwn(encoded));
    setResult(undefined);
    setError('');
    if (encoded === '') setCode(starter);
    else decode(encoded).then(setCode, () => setError('The link is damaged: its code cannot be read.'));
  }, [encoded]);

  useEffect(() => {
    if (!agreed || code === '') return;
    const mine = ++runs.current;
    const timer = setTimeout(
      () => {
        run(code)
          .then(
            (Shown) => {
              if (mine !== runs.current) return;
              setError('');
              setResult({ Shown, run: mine });
            },
            (reason) => mine === runs.current && setError(inWords(reason)),
          )
          .finally(() => setEnded(mine));
      },
      isTyped.current ? pause : 0,
    );
    return () => clearTimeout(timer);
  }, [code, agreed]);

  // The code may hold a dialog open for ever, over the editor. Escape then takes the result away.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setTimeout(() => {
        if (!isCovered(document.getElementById(editor))) return;
        setResult(undefined);
        setError('A part of the result stayed open after Escape, so the result is gone. Keep `open` in a state.');
      }, closing);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [editor]);

  const write = async (text: string) => {
    const next = await encode(text);
    known.current = next;
    remember(next);
    onEncoded(next);
    return next;
  };
  const edit = (text: string) => {
    isTyped.current = true;
    setCode(text);
    setCopied(false);
    if (agreed) write(text);
  };
  const agree = () => {
    remember(encoded);
    setAgreed(true);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(addressOf(await write(code), globals));
    setCopied(true);
  };

  return (
    <div className={styles.playground}>
      <section lang="en" dir="ltr" className={styles.editor}>
        <label htmlFor={editor} className={styles.label}>
          Code
        </label>
        <textarea
          id={editor}
          className={styles.code}
          value={code}
          onChange={(event) => edit(event.currentTarget.value)}
          aria-describedby={`${editor}-help ${editor}-error`}
          spellCheck={false}
          wrap="off"
          autoCapitalize="off"
          autoComplete="off"
          rows={18}
        />
        <p id={`${editor}-help`} className={styles.help}>
          Elements, or components as in a file of your own. Every component, icon and hook is known without an import.
          The toolbar chooses theme, language and text size.
        </p>
        <div id={`${editor}-error`} role="status" className={styles.error}>
          {error}
        </div>
        <Inline>
          <Button onClick={copy}>Copy link</Button>
          <span role="status">{copied ? 'Copied: code, theme and language are in the link.' : ''}</span>
        </Inline>
      </section>
      <section aria-label="Result" className={styles.result} data-run={ended}>
        {agreed || code === '' ? null : (
          <div lang="en" dir="ltr">
            <Notice title="Run this code?">
              It came with a link and was not written in this browser. Code can do what you can do on this page, so read
              it first. <TextButton onClick={agree}>Run the code</TextButton>
            </Notice>
          </div>
        )}
        {result && agreed ? (
          <Boundary key={result.run} onError={(reason) => setError(inWords(reason))}>
            <I18nProvider locale={htmlLangs[globals.lang as Lang]} words={words}>
              <result.Shown />
            </I18nProvider>
          </Boundary>
        ) : null}
      </section>
    </div>
  );
}
