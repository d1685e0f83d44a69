/** The data folder cannot be opened. The message is one line for the operator: what is wrong, where, and what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

/** A change was refused or undone because the disk does not take it. The store has told the operator already. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/** Reports an error of work that nobody waits for. The store has already reported a disk that takes no writes. */
export function reportUnlessTold(error: unknown): void {
  if (!(error instanceof CannotWrite)) console.error(error);
}
