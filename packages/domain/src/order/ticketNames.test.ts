import { describe, expect, it } from 'vitest';
import { textLength } from '../constants.js';
import { checkOwnName, checkTicketNames, completeTicketNames } from './ticketNames.js';

const held = [
  { event: { performanceId: 'p1', realName: true }, seats: ['1', '2'] },
  { event: { performanceId: 'p2' }, seats: ['1', '2', '3'] },
  { event: { performanceId: 'p1', realName: true }, seats: ['7'] },
  { event: { performanceId: 'p3', realName: true }, seats: ['4'] },
];

describe('§3 Transaction: the names on tickets', () => {
  it('are asked for each ticket of an event that wants them, with the buyer’s own name first', () => {
    expect(completeTicketNames(held, [], 'Chan Hoi Ching')).toEqual([
      { performanceId: 'p1', names: ['Chan Hoi Ching', '', ''] },
      { performanceId: 'p3', names: ['Chan Hoi Ching'] },
    ]);
  });

  it('stay as they were typed, also an empty one, and go with their tickets', () => {
    const typed = [
      { performanceId: 'p1', names: ['', 'Lei Sio Fong', 'Ada', 'Too Many'] },
      { performanceId: 'gone', names: ['Nobody'] },
    ];
    expect(completeTicketNames(held, typed, 'Chan Hoi Ching')[0]).toEqual({
      performanceId: 'p1',
      names: ['', 'Lei Sio Fong', 'Ada'],
    });
  });

  it('are required, and as long as a name', () => {
    const names = [
      { performanceId: 'p1', names: ['Chan Hoi Ching', ' '] },
      { performanceId: 'p3', names: ['晴'.repeat(textLength.name + 1)] },
    ];
    expect(checkTicketNames(names)).toEqual([
      { field: 'ticketNames.0.names.1', code: 'ticketNameRequired' },
      { field: 'ticketNames.1.names.0', code: 'nameTooLong' },
    ]);
  });

  it('include the buyer’s, in any of its languages, whatever its capitals, spaces, punctuation and width', () => {
    const names = [
      { performanceId: 'p1', names: ['Lei Sio Fong', ' CHAN,  Hoi-ching '] },
      { performanceId: 'p2', names: ['Ｃhan Hoi Ching'] },
      { performanceId: 'p3', names: ['陳海晴'] },
      { performanceId: 'p4', names: ['Lei Sio Fong', 'Ada'] },
    ];
    expect(checkOwnName(names, ['Chan Hoi Ching', '陳海晴'])).toEqual([
      { field: 'ticketNames.3.names.0', code: 'ownNameMissing' },
    ]);
  });
});
