import { CallError } from '@first-gong/contract';

/** Handles the rejection of a call whose failure has no consequence. @throws any other error */
export function ignoreFailure(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
