export { MemberShell } from './MemberShell.js';
