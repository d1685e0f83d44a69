/** A state machine as a readable table: for each state, the events it accepts and the state that each leads to. */
export interface Machine<State extends string, Event extends string> {
  /** The name of the machine in an `IllegalEvent`. */
  name: string;
  initial: State;
  /** A state refuses every event that it does not list. */
  table: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;
}

/** A state received an event that it does not accept. The state has not changed. */
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

/** Whether a state accepts an event. */
export const allows = <State extends string, Event extends string>(
  { table }: Machine<State, Event>,
  state: State,
  event: Event,
): boolean => table[state][event] !== undefined;

/** The state that an event leads to. @throws IllegalEvent when the state does not accept the event. */
export function step<State extends string, Event extends string>(
  { name, table }: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  const next = table[state][event];
  if (next === undefined) throw new IllegalEvent(name, state, event);
  return next;
}
