import type { IdentityProvider } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import type { IconShape } from '@first-gong/ui/Icon';
import { appleLogoIcon } from '@first-gong/ui/icons/apple-logo';
import { facebookLogoIcon } from '@first-gong/ui/icons/facebook-logo';
import { googleLogoIcon } from '@first-gong/ui/icons/google-logo';
import { wechatLogoIcon } from '@first-gong/ui/icons/wechat-logo';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import * as styles from './LoginScreen.css.js';
import type { LoginPartProps } from './state.js';

const icons: Record<IdentityProvider, IconShape> = {
  facebook: facebookLogoIcon,
  google: googleLogoIcon,
  apple: appleLogoIcon,
  wechat: wechatLogoIcon,
};

/** Login with accounts of other sites (spec §1, §2 Login). */
export function OtherAccounts({ state: { providers, submitting }, onSubmit }: LoginPartProps) {
  const { t } = useText('login');
  if (providers.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="otherAccounts">
      {/* biome-ignore lint/plugin/layout: a label between two rules, as small as its words. */}
      <h2 className={styles.othersTitle} id="otherAccounts">
        <span>{t('login.otherAccounts')}</span>
      </h2>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            block
            icon={icons[provider]}
            busy={submitting === provider}
            busyLabel={t('login.signingIn', { provider: t(`login.${provider}`) })}
            onClick={() => submitting === null && onSubmit(provider)}
          >
            {t(`login.${provider}`)}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
