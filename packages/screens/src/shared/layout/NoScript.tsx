import { hotline } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';
import * as styles from './PageLayout.css.js';

/**
 * Lists pages that work without script and pages that need it (spec §6: only members buy). Only the server renders it,
 * as `noScript` of `PageLayout`.
 */
export function NoScript() {
  const { t } = useText('document');
  return (
    <Container className={styles.noScript}>
      <Notice title={t('document.noScriptTitle')}>
        <p>{t('document.noScriptText', { number: t('common.hotlineNumber'), ...hotline })}</p>
      </Notice>
    </Container>
  );
}
