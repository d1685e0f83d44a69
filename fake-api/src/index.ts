export { backUp } from './backup.js';
export type { SampleCaseName } from './catalogue/cases.js';
export { createCatalogue, sampleEventId } from './catalogue/index.js';
export { questions } from './cinema/captcha/question.js';
export { clockFrom } from './clock.js';
export { FolderRefused } from './dataFolder/folderRefused.js';
export { prepareConnections } from './http/connections.js';
export type { Handlers } from './http/handlers.js';
export { importFolder } from './importFolder.js';
export { foldOf, searchTextOf } from './lists/eventSearch.js';
export { type MailRow, mailTable } from './mail/rows.js';
export {
  identityCodeTable,
  memberTable,
  oneTimePasswordTable,
  sessionTable,
} from './members/rows.js';
export { demoMember, newMember, plainMember, type SeedMember, suspendedMember } from './members/seed.js';
export type { AppOptions, StandIns } from './options.js';
export { transactionTable } from './order/rows.js';
export { isOwnHost } from './pages/guard.js';
export { type App, createApp } from './server.js';
export { CannotWrite, createStore, type Store, type Table, type Writer } from './store/index.js';
export { tables } from './tables.js';
