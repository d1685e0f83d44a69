export { backUp } from './backup.js';
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
export type { SeedMember } from './members/seed.js';
export type { AppOptions, StandIns } from './options.js';
export { transactionTable } from './order/rows.js';
export { isOwnHost } from './pages/guard.js';
export type { SampleCaseName } from './sample-data/cases.js';
export { demoMember, newMember, plainMember, suspendedMember } from './sample-data/members.js';
export { type App, createApp } from './server.js';
export { CannotWrite, createStore, type Store, type Table, type Writer } from './store/index.js';
export { tables } from './tables.js';
