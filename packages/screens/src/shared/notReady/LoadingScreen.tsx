import { Container } from '@first-gong/ui/Container';
import { Loading } from '@first-gong/ui/Loading';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../text/index.js';
import * as styles from './system.css.js';

export interface LoadingScreenProps {
  /** The heading of the page. @default the label */
  title?: string | undefined;
  /** Sentence that names what the page fetches. @default a general sentence */
  label?: string | undefined;
}

/** A page that loads: a static hatch, and a heading for screen readers that jump from heading to heading. */
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
