import { type Failure, hotline } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Loading } from '@first-gong/ui/Loading';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import type { ComponentType, ReactNode } from 'react';
import { useAnnouncement } from '../Announcer.js';
import { FailureMessage, type FailureMessageProps } from '../messages/index.js';
import { useText } from '../text/index.js';
import * as styles from './NotReady.css.js';

/** States that look the same on every screen. */
export type NotReadyState = { kind: 'loading' } | { kind: 'failed'; failure: Failure };

/** The address is unknown, or its page no longer exists. */
export interface NotFoundState {
  kind: 'notFound';
}

interface Words {
  /** The page's heading while it loads. */
  title?: string | undefined;
  /** What the page loads. */
  loading: string;
  onRetry?: (() => void) | undefined;
}

export interface NotReadyScreenProps extends Words {
  state: NotReadyState;
}

/** The whole page of a screen that is not ready. */
export function NotReadyScreen({ state, title, loading, onRetry }: NotReadyScreenProps) {
  if (state.kind === 'loading') return <LoadingScreen title={title} label={loading} />;
  return <FailureScreen failure={state.failure} onRetry={onRetry} />;
}

export interface NotReadyProps extends Words {
  state: NotReadyState | NotFoundState;
  title: string;
  /** Below the heading while the page loads. */
  lead?: string;
  /** Explains why the page could not be fetched. @default FailureMessage */
  failed?: ComponentType<FailureMessageProps>;
  /** Below the heading if the page was not found. */
  notFound?: ReactNode;
}

/** The same inside a layout that stays: member services, the columns of a purchase. */
export function NotReady(props: NotReadyProps) {
  const { state, title, lead, loading, onRetry, failed: Failed = FailureMessage, notFound } = props;
  if (state.kind === 'failed') return <Failed failure={state.failure} onRetry={onRetry} />;
  return (
    <>
      <PageTitle lead={state.kind === 'loading' && lead}>{title}</PageTitle>
      {state.kind === 'loading' ? <PageLoading label={loading} /> : notFound}
    </>
  );
}

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

/** The hatch of a loading page. Screen readers hear one message, even if file and data load one after the other. */
export function PageLoading({ label }: { label: string }) {
  const { t } = useText();
  useAnnouncement(t('common.loadingPage'));
  return <Loading label={label} size="page" quiet />;
}
