import { type Interest, scriptLangs } from '@first-gong/domain';
import { AccountForm } from '@first-gong/ui/AccountForm';
import { Flood } from '@first-gong/ui/Flood';
import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { Poster } from '@first-gong/ui/Poster';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './AccountPage.css.js';
import { useText } from './text/index.js';

export interface AccountPageProps {
  /** The picture beside the form. */
  art: { seed: string; interest: Interest };
  title: string;
  lead?: ReactNode;
  /** Says at once how it went, beside the title. */
  icon?: IconShape;
  /** The page has taken the place of a form that was sent: the focus, and a screen reader, go to its title. @default false */
  follows?: boolean;
  children: ReactNode;
}

/** A page that leads into an account: one picture, one form or one result. */
export function AccountPage({ art, title, lead, icon, follows = false, children }: AccountPageProps) {
  const { lang } = useText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (follows) frame.current?.querySelector('h1')?.focus();
  }, [follows]);
  return (
    <AccountForm
      ref={frame}
      art={
        <Flood {...art} className={styles.art}>
          <Poster {...art} lines={[]} lang={scriptLangs[lang]} crop="art" aspect="portrait" />
        </Flood>
      }
      title={
        icon ? (
          <span className={styles.verdict}>
            <Icon icon={icon} />
            <span>{title}</span>
          </span>
        ) : (
          title
        )
      }
      lead={lead}
    >
      {children}
    </AccountForm>
  );
}
