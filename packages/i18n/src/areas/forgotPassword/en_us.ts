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
  inactiveText: 'You then get the activation email again. It also has a link to set another password.',
  activationPageTitle: 'Get the activation email again | {{brand}}',
  activationTitle: 'Get the activation email again',
  activationLead: 'Enter the email you registered with. The activation link goes there, valid for {{hours}} hours.',
  submitActivation: 'Send the activation email',
  suspendedHelp:
    'Customer service can unlock the account, Monday to Friday {{from}} to {{to}}, except public holidays.',
  toLogin: 'Back to the login',
  sentTitle: 'Look in your mailbox',
  sentLead: 'A link to set a new password is on its way to {{email}}. It works once, for {{minutes}} minutes.',
  sentActivationLead:
    'The account of {{email}} is not activated yet, so we sent the activation email again. Open its link within {{hours}} hours, then log in with your password.',
  sentOtherPassword:
    'You do not know the password? The other link in the email sets another one and activates the account, within {{minutes}} minutes. The mobile number and the address of the registration are then removed.',
  sentNotNeededLead:
    'The account of {{email}} is activated already, so you can log in. In case you do not know the password, we sent a link to set a new one. It works once, for {{minutes}} minutes.',
  sentNewest: 'Only the newest email has a working link.',
  sentSpam: 'Nothing there? Look in the folders for spam and promotions too.',
  again: 'Send again',
  otherEmail: 'Use another email address',
  sentAgain: 'Another email was sent.',
} as const;
