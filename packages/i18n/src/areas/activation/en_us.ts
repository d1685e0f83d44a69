export const words = {
  pageTitle: 'Activate your account | First Gong',
  title: 'Activating your account',
  loading: 'Activating your account',
  doneTitle: 'Your account is activated',
  doneLead: '{{email}} can now buy tickets and earn points.',
  toLogin: 'Log in',
  toEvents: 'Browse events',
  failedTitle: 'This link did not activate the account',
  failedLead:
    'A link works once, for {{hours}} hours, and a newer email replaces it. A mail program may also cut it in half. Your registration is safe.',
  used: 'Opened it before?',
  usedText: 'Then the account is probably activated: log in.',
  again: 'Send a new activation email',
} as const;
