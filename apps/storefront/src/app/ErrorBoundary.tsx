import { CallError } from '@first-gong/contract';
import type { Failure } from '@first-gong/domain';
import { PartTimeOut } from '@first-gong/screens/shared/inTime';
import { FailureScreen } from '@first-gong/screens/shared/notReady';
import { PartTrouble, partWithout } from '@first-gong/screens/shared/parts';
import { Container } from '@first-gong/ui/Container';
import { Component, type ReactNode } from 'react';
import { hasNewRelease, reloadsOnce } from '../data/newRelease.js';
import { reportError } from '../site/reportError.js';
import { ReplayInput } from './replayInput.js';

export interface ErrorBoundaryProps {
  /** Path of the page. A new path clears the failure. */
  path: string;
  /** A part beside the page, which stays: the failure is one line. @default false */
  part?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path: string;
  failure: Failure | null;
}

/** Shows a failure in place of a part of the site that could not be loaded or rendered. Retry reloads the document. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, failure: null };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return path === state.path ? null : { path, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    if (error instanceof CallError) return { failure: error.failure };
    return { failure: { kind: error instanceof PartTimeOut ? 'partTimeOut' : 'unreadable' } };
  }

  /** A part that a screen loads itself does not know that a new release has replaced it. */
  override async componentDidCatch(error: unknown) {
    if (error instanceof CallError || error instanceof PartTimeOut) return;
    if (!(await hasNewRelease())) await reportError('drawing', error);
    else if (!reloadsOnce()) this.setState({ failure: { kind: 'outdated' } });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const onRetry = () => location.reload();
    if (this.props.part) {
      return (
        <Container>
          <PartTrouble part={partWithout(failure)} again={{ href: '', onRetry }} />
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
