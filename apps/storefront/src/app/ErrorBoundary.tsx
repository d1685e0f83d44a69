import { CallError } from '@first-gong/contract';
import type { Failure } from '@first-gong/domain';
import { PartTimeOut } from '@first-gong/screens/shared/inTime';
import { FailureScreen } from '@first-gong/screens/shared/notReady';
import { SectionError, sectionWithout } from '@first-gong/screens/shared/parts';
import { Container } from '@first-gong/ui/Container';
import { Component, type ReactNode, Suspense } from 'react';
import { hasNewRelease, reloadsOnce } from '../data/newRelease.js';
import { reportError } from '../site/reportError.js';
import { ReplayInput } from './replayInput.js';

export interface ErrorBoundaryProps {
  /** Path of the page. A new path clears the error. */
  path: string;
  /** A lazy part beside the page, whose error takes one line. @default false */
  part?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path: string;
  failure: Failure | null;
}

/** Replaces a part that failed to load or render with an error. Retry reloads the document. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, failure: null };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return path === state.path ? null : { path, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    if (error instanceof CallError) return { failure: error.failure };
    return { failure: { kind: error instanceof PartTimeOut ? 'partTimeOut' : 'unreadable' } };
  }

  /** Reloads if a new release has replaced the part, which a screen that loads parts cannot know. */
  override async componentDidCatch(error: unknown) {
    if (error instanceof CallError || error instanceof PartTimeOut) return;
    if (!(await hasNewRelease())) await reportError('drawing', error);
    else if (!reloadsOnce()) this.setState({ failure: { kind: 'outdated' } });
  }

  override render() {
    const { failure } = this.state;
    const { part, children } = this.props;
    if (failure === null) return part ? <Suspense>{children}</Suspense> : children;
    const onRetry = () => location.reload();
    if (part) {
      return (
        <Container>
          <SectionError part={sectionWithout(failure)} again={{ href: '', onRetry }} />
        </Container>
      );
    }
    return (
      <>
        <FailureScreen failure={failure} onRetry={onRetry} />
        <ReplayInput />
      </>
    );
  }
}
