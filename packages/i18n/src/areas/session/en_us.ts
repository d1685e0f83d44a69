/** The dialog at the end of a session loads these words itself. */
export const words = {
  nearTitle: 'You will be logged out soon',
  nearText:
    'There was no activity for a while. Your account is logged out when the time is up, and you then have to log in again. Stay logged in if you are still here.',
  timeLeft: 'Time until you are logged out',
  stay: 'Stay logged in',
  staying: 'Staying logged in',
  stayFailed: '{{what}}. You are still logged in until the time is up. Try again.',
  overTitle: 'You were logged out',
  overText:
    'There was no activity for {{minutes}} minutes. Log in again and you return to this page, or go on without logging in.',
  logIn: 'Log in again',
  goOn: 'Go on without logging in',
} as const;
