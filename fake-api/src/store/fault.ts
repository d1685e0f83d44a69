/** The data folder cannot be opened. The message is one line for the operator: what is wrong, where, and what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

const restore = 'Restore the folder from a copy, or move it away to start with no purchases.';

/** A file of the data folder is not as the shop has written it. A start with it would lose data silently. */
export const damaged = (path: string, what: string): FolderRefused =>
  new FolderRefused(`${path} is damaged: ${what}. ${restore}`);

/** A change was refused or undone because the disk does not take it. The store has told the operator already. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/** A fold has ended early, because the log is closed or its disk refuses writes. */
export class FoldStopped extends Error {
  override readonly name = 'FoldStopped';
}

/** An error in a few words, for a line of the operator's log. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reports an error of work that nobody waits for. The store has already reported a disk that takes no writes. */
export function reportUnlessTold(error: unknown): void {
  if (!(error instanceof CannotWrite)) console.error(error);
}
