export const words = {
  pageTitle: 'Forgot password | {{brand}}',
  title: 'Forgot password',
  lead: 'Enter the email address you registered with. We will send a link to set a new password, valid for {{minutes}} minutes.',
  email: 'Email address',
  submit: 'Send the link',
  submitting: 'Sending',
  problem: 'No link was sent',
  failed: '{{what}}. Your email address is kept. Try again.',
  inactive: 'Account not activated yet?',
  inactiveText: 'The link then sets your password and activates the account.',
  suspendedHelp:
    'Customer service can unlock the account, Monday to Friday {{from}} to {{to}}, except public holidays.',
  toLogin: 'Back to the login',
  sentTitle: 'Look in your mailbox',
  sentLead: 'A link to set a new password is on its way to {{email}}. It works once, for {{minutes}} minutes.',
  sentActivationLead:
    'The account of {{email}} is not activated yet. An email with a link is on its way: it sets your password and activates the account. It works once, for {{minutes}} minutes.',
  sentNewest: 'Only the newest email has a working link.',
  sentSpam: 'Nothing there? Look in the folders for spam and promotions too.',
  again: 'Send again',
  otherEmail: 'Use another email address',
  sentAgain: 'Another email was sent.',
} as const;
