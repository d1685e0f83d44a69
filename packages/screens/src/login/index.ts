export { type Credentials, LoginScreen, type LoginScreenProps, type LoginState } from './LoginScreen.js';
