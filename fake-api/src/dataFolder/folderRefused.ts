/** The data folder cannot be opened. The message is one line for the operator: what is wrong, where, and what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}
