import type { Failure } from '@first-gong/domain';
import { PageTitle } from '@first-gong/ui/PageTitle';
import type { ComponentType, ReactNode } from 'react';
import { FailureMessage, type FailureMessageProps } from '../messages/index.js';
import { FailureScreen } from './FailureScreen.js';
import { LoadingScreen } from './LoadingScreen.js';
import { PageLoading } from './PageLoading.js';

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
  /** Explains why the page could not be fetched. @default FailureMessage */
  failed?: ComponentType<FailureMessageProps>;
  /** Below the heading if the page was not found. */
  notFound?: ReactNode;
}

/** The same inside a layout that stays: member services, the columns of a purchase. */
export function NotReady({ state, title, loading, onRetry, failed: Failed = FailureMessage, notFound }: NotReadyProps) {
  if (state.kind === 'failed') return <Failed failure={state.failure} onRetry={onRetry} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {state.kind === 'loading' ? <PageLoading label={loading} /> : notFound}
    </>
  );
}
