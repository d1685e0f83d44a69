import { hotline } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';
import * as styles from './PageLayout.css.js';

/**
 * Advice for a browser without script: the pages that work, and those that need script (spec §6: only members buy). Only the server renders it, as `noScript` of
 * `PageLayout`: a browser with script loads neither the component nor its words.
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
