export { AccountPage } from './AccountPage.js';
export { plainWall } from './plainWall.js';
