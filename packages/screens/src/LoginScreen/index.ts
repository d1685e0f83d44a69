export { LoginScreen, type LoginScreenProps, type LoginState } from './LoginScreen.js';
