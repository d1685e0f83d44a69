import { Container } from '@first-gong/ui/Container';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../text/index.js';
import { PageLoading } from './PageLoading.js';
import * as styles from './system.css.js';

export interface LoadingScreenProps {
  /** The page's heading. @default the label */
  title?: string | undefined;
  /** What the page fetches. @default a general sentence */
  label?: string | undefined;
}

/** A loading page: a static hatch, and a heading for screen readers. */
export function LoadingScreen({ title, label }: LoadingScreenProps) {
  const { t } = useText();
  const sentence = label ?? t('common.loadingPage');
  return (
    <Container className={styles.page}>
      {/* A heading that only reports loading does not name the page. */}
      <h1 data-loading={title === undefined ? '' : undefined}>
        <VisuallyHidden>{title ?? sentence}</VisuallyHidden>
      </h1>
      <PageLoading label={sentence} />
    </Container>
  );
}
