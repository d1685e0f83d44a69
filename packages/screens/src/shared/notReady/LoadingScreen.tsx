import { Container } from '@first-gong/ui/Container';
import { Loading } from '@first-gong/ui/Loading';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../text/index.js';
import * as styles from './system.css.js';

export interface LoadingScreenProps {
  /** The heading of the page that is on its way. @default the sentence itself */
  title?: string | undefined;
  /** What is being fetched. @default a general sentence */
  label?: string | undefined;
}

/** A page on its way: a static hatch, and a heading for those who jump to it. */
export function LoadingScreen({ title, label }: LoadingScreenProps) {
  const { t } = useText();
  const sentence = label ?? t('common.loadingPage');
  return (
    <Container className={styles.page}>
      <h1>
        <VisuallyHidden>{title ?? sentence}</VisuallyHidden>
      </h1>
      <Loading label={sentence} size="page" />
    </Container>
  );
}
