import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { infoIcon } from '@first-gong/ui/icons/info';
import { AccountPage } from '../../shared/AccountPage.js';
import { useText } from '../../shared/text/index.js';

export interface AccountClosedScreenProps {
  /** `nothing`: the address was opened directly, and this tab has closed no account. */
  state: { kind: 'closed' | 'nothing' };
}

const art = { seed: 'silence-after', interest: 'theatre' } as const;

/** After an account was closed (spec §9 Privacy requests). */
export function AccountClosedScreen({ state: { kind } }: AccountClosedScreenProps) {
  const { t, lang } = useText('myData');
  const isClosed = kind === 'closed';
  return (
    <AccountPage
      key={kind}
      art={art}
      follows={isClosed}
      icon={isClosed ? checkCircleIcon : infoIcon}
      title={t(`myData.${kind}Title`)}
      lead={t(`myData.${kind}Lead`)}
    >
      <Inline>
        <Button variant="buy" href={href(lang, 'home')}>
          {t('common.allEvents')}
        </Button>
        {isClosed ? (
          <Button href={href(lang, 'login', { view: 'register' })}>{t('myData.closedAgain')}</Button>
        ) : (
          <Button href={href(lang, 'myData')}>{t('myData.title')}</Button>
        )}
      </Inline>
    </AccountPage>
  );
}
