import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { useText } from '../text/index.js';

export interface LoginPromptProps {
  /** The title of the event whose heart was pressed. */
  title: string;
  /** The press found that the member's session has ended (spec §8 Favourites). */
  sessionExpired: boolean;
  /** The press takes the event away, once the session goes on. @default false */
  removing?: boolean;
  /** The login page, with the way back. */
  loginHref: string;
  /** The visitor stays without logging in. */
  onClose: () => void;
}

/** Asks a visitor who pressed a heart to log in (spec §6). */
export function LoginPrompt({ title, sessionExpired, removing = false, loginHref, onClose }: LoginPromptProps) {
  const { t } = useText('favourites');
  const expired = removing ? 'favourites.expiredRemoving' : 'favourites.expiredText';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(sessionExpired ? 'favourites.expiredTitle' : 'favourites.loginTitle')}
      description={<p>{t(sessionExpired ? expired : 'favourites.loginText', { title })}</p>}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="buy" href={loginHref}>
            {t('favourites.login')}
          </Button>
          <Button onClick={onClose}>{t('favourites.notNow')}</Button>
        </>
      }
    />
  );
}
