export { FailureScreen } from './FailureScreen.js';
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen.js';
export { NotFoundScreen } from './NotFoundScreen.js';
