export { demoMember, newMember, plainMember, type SeedMember, suspendedMember } from './members/seed.js';
export { type App, type AppOptions, createApp } from './server.js';
