/** The answers to an email in the form of the footer. They load with the first one. */
export const words = {
  sending: 'Subscribing…',
  done: 'You are subscribed. The newsletter goes to {{email}}.',
  already: '{{email}} is subscribed already. Nothing has changed.',
} as const;
