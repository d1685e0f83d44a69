export const words = {
  pageTitle: 'Activate your account | {{brand}}',
  title: 'Activating your account',
  loading: 'Activating your account',
  doneTitle: 'Your account is activated',
  doneLead: '{{email}} can now buy tickets and earn points.',
  toLogin: 'Log in',
  toEvents: 'Browse events',
  usedTitle: 'Your account is already activated',
  usedLead: 'Nothing more to do here: log in with your email and password.',
  expiredTitle: 'This activation link has expired',
  expiredLead:
    'Links are valid for {{hours}} hours. Your registration is safe. We can send you a new activation email.',
  replacedTitle: 'A newer email replaced this link',
  replacedLead: 'Your registration is safe. Open the link in the newest email that we sent you.',
  incompleteTitle: 'The link is incomplete',
  incompleteLead:
    'The email program may have cut it in half. Open the link in the email again, or copy the whole of it into the address bar.',
  suspendedTitle: 'This account is locked',
  suspendedLead:
    'A link cannot unlock it. Please contact customer service on {{number}}, Monday to Friday {{from}} to {{to}}, except public holidays.',
  again: 'Send a new activation email',
  forgot: 'Forgot password',
} as const;
