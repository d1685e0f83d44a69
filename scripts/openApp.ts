import { type App, type AppOptions, CannotWrite, createApp, FolderRefused } from '@first-gong/fake-api';
import { stop } from './prepare.mjs';

/** Opens the fake API. Ends the process with one line if its data folder is in use, damaged or full. */
export const openApp = (options: AppOptions): Promise<App> =>
  createApp(options).catch((error: unknown) => {
    if (error instanceof FolderRefused) stop(error.message);
    if (error instanceof CannotWrite) stop(`${error.message}. Free space, or set DATA_DIR to another folder.`);
    throw error;
  });
