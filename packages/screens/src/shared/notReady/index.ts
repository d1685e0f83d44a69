export {
  FailureScreen,
  LoadingScreen,
  type NotFoundState,
  NotReady,
  NotReadyScreen,
  type NotReadyState,
  PageLoading,
} from './NotReady.js';
