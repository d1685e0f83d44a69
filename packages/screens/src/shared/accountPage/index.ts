export { AccountPage } from './AccountPage.js';
