/** A machine as a table one can read: for each state the events it knows and the state each leads to. */
export interface Machine<State extends string, Event extends string> {
  /** Names it in a refusal. */
  name: string;
  initial: State;
  /** An event that a state does not list is refused in it. */
  table: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;
}

/** An event came in a state that does not know it. Nothing has changed. */
export class IllegalEvent extends Error {
  readonly machine: string;
  readonly state: string;
  readonly event: string;
  constructor(machine: string, state: string, event: string) {
    super(`${machine}: "${event}" is refused in "${state}".`);
    this.name = 'IllegalEvent';
    this.machine = machine;
    this.state = state;
    this.event = event;
  }
}

/** Whether a state knows an event. */
export const allows = <State extends string, Event extends string>(
  { table }: Machine<State, Event>,
  state: State,
  event: Event,
): boolean => table[state][event] !== undefined;

/** The state an event leads to. @throws IllegalEvent when the state does not know the event. */
export function step<State extends string, Event extends string>(
  { name, table }: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  const next = table[state][event];
  if (next === undefined) throw new IllegalEvent(name, state, event);
  return next;
}
