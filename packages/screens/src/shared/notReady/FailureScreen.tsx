import { hotline } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Notice } from '@first-gong/ui/Notice';
import { FailureMessage, type FailureMessageProps } from '../messages/FailureMessage.js';
import { useText } from '../text/index.js';
import * as styles from './system.css.js';

/** A whole page about a failure, with links to the pages that work. */
export function FailureScreen(props: FailureMessageProps) {
  const { t } = useText();
  return (
    <Container className={styles.page}>
      <FailureMessage {...props} />
      <Notice title={t('common.stillHere')}>
        <p>{t('common.stillHereText', { number: t('common.hotlineNumber'), ...hotline })}</p>
      </Notice>
    </Container>
  );
}
