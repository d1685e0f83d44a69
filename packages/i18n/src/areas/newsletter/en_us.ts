/** Results of the newsletter form in the footer. The form loads these texts at the first submit. */
export const words = {
  sending: 'Subscribing…',
  done: 'You are subscribed. The newsletter goes to {{email}}.',
  already: '{{email}} is subscribed already. Nothing has changed.',
} as const;
