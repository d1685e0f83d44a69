export { FailureScreen } from './FailureScreen.js';
export { LoadingScreen } from './LoadingScreen.js';
export { type NotFoundState, NotReady, NotReadyScreen, type NotReadyState } from './NotReady.js';
export { PageLoading } from './PageLoading.js';
