import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';

export interface LogoutScreenProps {
  state: { submitting: boolean };
  onSubmit: () => void;
}

/** Asks for confirmation if the member followed a link to the logout (spec §2 Logout). */
export function LogoutScreen({ state: { submitting }, onSubmit }: LogoutScreenProps) {
  const { t, lang } = useText('logout');
  return (
    <Container padded>
      <Stack gap="s5">
        <PageTitle lead={t('logout.lead')}>{t('logout.title')}</PageTitle>
        <Inline as="p" align="stretch">
          <Button variant="buy" busy={submitting} busyLabel={t('logout.submitting')} onClick={onSubmit}>
            {t('common.logout')}
          </Button>
          <Button href={href(lang, 'home')}>{t('logout.stay')}</Button>
        </Inline>
      </Stack>
    </Container>
  );
}
