import { I18nProvider } from '@first-gong/ui/I18nProvider';
import { Icon } from '@first-gong/ui/Icon';
import { checkIcon } from '@first-gong/ui/icons/check';
import { xIcon } from '@first-gong/ui/icons/x';
import { en } from '@first-gong/ui/words/en';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import * as styles from './DoDont.css.js';

const words = [en];
const verdicts = { do: { word: 'Do', icon: checkIcon }, dont: { word: 'Don’t', icon: xIcon } };

interface PictureProps {
  /** Describes the picture and the reason. Screen readers read only this. */
  words: string;
  children: ReactNode;
}

/** A live story in the theme and text size of the toolbar, inert and hidden from screen readers. */
function Picture({ kind, words: sentence, children }: PictureProps & { kind: 'do' | 'dont' }) {
  const { word, icon } = verdicts[kind];
  const docs = useContext(DocsContext);
  const { theme } = docs.getStoryContext(docs.storyById()).globals;
  return (
    <figure lang="en" dir="ltr" data-theme={theme} className={`sb-unstyled ${styles.figure} ${styles.figureOf[kind]}`}>
      <div inert className={styles.picture}>
        <I18nProvider locale="en-HK" words={words}>
          {children}
        </I18nProvider>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.verdict}>
          <Icon icon={icon} />
          {word}:
        </span>{' '}
        {sentence}
      </figcaption>
    </figure>
  );
}

export const Do = (props: PictureProps) => <Picture kind="do" {...props} />;
export const Dont = (props: PictureProps) => <Picture kind="dont" {...props} />;

/** A `Do` and a `Dont` next to each other. */
export const DoDont = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${styles.pair}`}>{children}</div>
);
