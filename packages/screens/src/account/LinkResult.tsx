import { Button } from '@first-gong/ui/Button';
import type { IconShape } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { envelopeSimpleIcon } from '@first-gong/ui/icons/envelope-simple';
import { hourglassMediumIcon } from '@first-gong/ui/icons/hourglass-medium';
import { lockIcon } from '@first-gong/ui/icons/lock';
import { questionIcon } from '@first-gong/ui/icons/question';
import { sealCheckIcon } from '@first-gong/ui/icons/seal-check';
import { warningOctagonIcon } from '@first-gong/ui/icons/warning-octagon';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.js';

const icons = {
  done: sealCheckIcon,
  perhapsDone: questionIcon,
  used: sealCheckIcon,
  expired: hourglassMediumIcon,
  replaced: envelopeSimpleIcon,
  incomplete: warningOctagonIcon,
  suspended: lockIcon,
} as const satisfies Record<string, IconShape>;

export type LinkResultKind = keyof typeof icons;

export interface LinkResultProps extends Pick<AccountPageProps, 'art' | 'title' | 'lead'> {
  kind: LinkResultKind;
  /** The next steps, most useful first. */
  ways: readonly { href: string; label: string }[];
  /** Below the steps. @default nothing */
  children?: AccountPageProps['children'];
}

/** Result of a link from an email, in place of its page or form (spec §4 Account, §8 Reset). */
export function LinkResult({ kind, ways, children, ...page }: LinkResultProps) {
  return (
    <AccountPage {...page} follows icon={icons[kind]}>
      <Inline>
        {ways.map(({ href, label }, index) => (
          <Button key={label} size="large" href={href} variant={index === 0 ? 'buy' : undefined}>
            {label}
          </Button>
        ))}
      </Inline>
      {children}
    </AccountPage>
  );
}
