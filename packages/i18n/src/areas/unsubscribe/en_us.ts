export const words = {
  pageTitle: 'Unsubscribe from the newsletter | {{brand}}',
  title: 'Unsubscribe from the newsletter',
  lead: 'This stops the programme newsletter. Emails about your orders and your member notices go on.',
  email: 'Email address that receives the newsletter',
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing',
  keep: 'Keep the newsletter',
  problem: 'You are still subscribed',
  failed: '{{what}}. Your email address is kept. Try again.',
  help: 'If it does not work, customer service removes you from the list.',
  contact: 'Contact us',
  unsentTitle: 'You are still subscribed',
  unsentText:
    'Unsubscribing needs JavaScript, and it did not run. Turn it on in your browser and load the page again, or call the hotline {{number}}. Nothing you typed was read or kept.',
  loadAgain: 'Load the page again',

  // after unsubscribing
  donePageTitle: 'Unsubscribed | {{brand}}',
  againPageTitle: 'Subscribed again | {{brand}}',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedLead: '{{email}} no longer gets the newsletter. One that is on its way may still arrive today.',
  again: 'That was a mistake: subscribe again',
  subscribing: 'Subscribing',
  againProblem: 'You are not subscribed again yet',
  againFailed: '{{what}}. Try again.',
  subscribedAgainTitle: 'You are subscribed again',
  subscribedAgainLead: '{{email}} gets the newsletter as before.',
  nothingPageTitle: 'Nothing was unsubscribed here | {{brand}}',
  nothingTitle: 'Nothing was unsubscribed here',
  nothingLead:
    'This page confirms an unsubscription in the tab in which it was made. To stop the newsletter, enter your email address first.',
  events: 'Browse events',
} as const;
