/** Loaded by the dialog at the end of a session. */
export const words = {
  nearTitle: 'You will be logged out soon',
  nearText:
    'There was no activity for a while. Your account is logged out when the time is up, and you then have to log in again. Stay logged in if you are still here.',
  timeLeft: 'Time until you are logged out',
  stay: 'Stay logged in',
  staying: 'Staying logged in',
  stayFailed: '{{what}}. You are still logged in until the time is up. Try again.',
  overTitle: 'You were logged out',
  idleText: 'There was no activity for {{minutes}} minutes. Log in again and you carry on where you were.',
  logIn: 'Log in again',
  goOn: 'Go on without logging in',
  elsewhereText:
    'This session was ended on another device, or your account was updated there. Log in again and you carry on where you were.',
  profileUpdatedTitle: 'Your details are saved',
  profileUpdatedText: 'After a change of your details every device has to log in again.',
  passwordChangedTitle: 'Your password is changed',
  passwordChangedText: 'Every device has to log in again, with the new password.',
  email: 'Email or login name',
  password: 'Password',
  newPassword: 'New password',
  loggingIn: 'Logging in',
  problem: 'You are not logged in yet',
  failed: '{{what}}. Your entries are kept. Try again.',
  suspendedHelp:
    'Customer service can unlock the account, Monday to Friday {{from}} to {{to}}, except public holidays.',
  otherWays: 'Other ways to log in',
  goHome: 'Leave this page',
  welcome: 'Welcome, {{name}}.',
  notices: 'Notices',
  unread: { one: '{{count}} unread', other: '{{count}} unread' },
} as const;
