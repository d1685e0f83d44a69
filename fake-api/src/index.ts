export { createCatalogue } from './catalogue/index.js';
export { isOwnHost } from './control/guard.js';
export { maintenanceModes } from './control/settings.js';
export { type GuardName, guardNames } from './guards.js';
export { foldOf, searchTextOf } from './lists/eventSearch.js';
export { demoMember, newMember, plainMember, type SeedMember, suspendedMember } from './members/seed.js';
export { type App, type AppOptions, createApp } from './server.js';
