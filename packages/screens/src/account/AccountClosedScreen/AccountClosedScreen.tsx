import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { AccountPage } from '../../shared/AccountPage.js';
import { useText } from '../../shared/text/index.js';

const art = { seed: 'silence-after', interest: 'theatre' } as const;

/** After an account was closed (spec §9 Privacy requests). It has no state: the visitor is unknown again. */
export function AccountClosedScreen() {
  const { t, lang } = useText('myData');
  return (
    <AccountPage art={art} follows icon={checkCircleIcon} title={t('myData.closedTitle')} lead={t('myData.closedLead')}>
      <Inline>
        <Button variant="buy" href={href(lang, 'home')}>
          {t('common.allEvents')}
        </Button>
        <Button href={href(lang, 'login', { view: 'register' })}>{t('myData.closedAgain')}</Button>
      </Inline>
    </AccountPage>
  );
}
