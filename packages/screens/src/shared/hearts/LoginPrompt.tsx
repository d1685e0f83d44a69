import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { useText } from '../text/index.js';

export interface LoginPromptProps {
  /** Title of the heart's event. */
  title: string;
  /** The session has expired (spec §8 Favourites). */
  sessionExpired: boolean;
  /** The click removes the favourite after the login. @default false */
  removing?: boolean;
  /** The login page, which returns to this page. */
  loginHref: string;
  /** Called if the visitor does not log in. */
  onClose: () => void;
}

/** Asks a visitor to log in after a click on a heart (spec §6). */
export function LoginPrompt({ title, sessionExpired, removing = false, loginHref, onClose }: LoginPromptProps) {
  const { t } = useText('favourites');
  const expired = removing ? 'favourites.expiredRemoving' : 'favourites.expiredText';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(sessionExpired ? 'favourites.expiredTitle' : 'favourites.loginTitle')}
      description={<p>{t(sessionExpired ? expired : 'favourites.loginText', { title })}</p>}
      closable
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
