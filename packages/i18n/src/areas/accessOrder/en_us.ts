export const words = {
  first: 'Events with the access you need come first: {{features}}.',
  off: 'Use the usual order',
  change: 'Change',
  ask: 'Do you need captions, a wheelchair space or other access?',
  askText: 'Choose once, and this list puts such events first for you.',
  choose: 'Choose',
  dismiss: 'No, thank you',
  later: 'You find this in member information whenever you need it',
  saving: 'Saving',
  failed: '{{what}}. Your answer is not saved. Try again.',
} as const;
