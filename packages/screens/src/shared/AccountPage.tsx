import { type Interest, scriptLangs } from '@first-gong/domain';
import { ColourBlock } from '@first-gong/ui/ColourBlock';
import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Perforation } from '@first-gong/ui/Perforation';
import { Poster } from '@first-gong/ui/Poster';
import { Stack } from '@first-gong/ui/Stack';
import { isValidElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './AccountPage.css.js';
import { useText } from './text/index.js';

export interface AccountPageProps {
  /** Beside the form, above it on phones: the art of a poster, or a wall of posters. */
  art: { seed: string; interest: Interest } | ReactElement;
  title: string;
  lead?: ReactNode;
  /** Shows the result beside the title. */
  icon?: IconShape;
  /** The page replaces a form that was sent, so its title receives focus. @default false */
  follows?: boolean;
  children: ReactNode;
}

/** Layout of login, registration and similar pages: a picture, a perforation, and a form or its result. */
export function AccountPage({ art, title, lead, icon, follows = false, children }: AccountPageProps) {
  const { lang } = useText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (follows) frame.current?.querySelector('h1')?.focus();
  }, [follows]);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.picture}>
        {isValidElement(art) ? (
          art
        ) : (
          <ColourBlock {...art} className={styles.art}>
            <Poster {...art} lines={[]} lang={scriptLangs[lang]} crop="art" aspect="portrait" />
          </ColourBlock>
        )}
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.stub}>
        <Stack gap="s5" className={styles.column}>
          <div>
            <PageTitle lead={lead}>
              {icon ? (
                <span className={styles.verdict}>
                  <Icon icon={icon} />
                  <span>{title}</span>
                </span>
              ) : (
                title
              )}
            </PageTitle>
          </div>
          {children}
        </Stack>
      </div>
    </div>
  );
}
