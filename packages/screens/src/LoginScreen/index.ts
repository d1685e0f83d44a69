export { LoginScreen } from './LoginScreen.js';
export type { LoginState } from './state.js';
