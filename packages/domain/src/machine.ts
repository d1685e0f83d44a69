/** A state machine as a table: by state and event, the next state. */
export interface Machine<State extends string, Event extends string> {
  /** Name in `IllegalEvent`. */
  name: string;
  initial: State;
  /** Unlisted events are rejected. */
  table: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;
}

/** An event that the current state does not accept. */
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

export const allows = <State extends string, Event extends string>(
  { table }: Machine<State, Event>,
  state: State,
  event: Event,
): boolean => table[state][event] !== undefined;

/** The next state. @throws IllegalEvent if the state does not accept the event */
export function step<State extends string, Event extends string>(
  { name, table }: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  const next = table[state][event];
  if (next === undefined) throw new IllegalEvent(name, state, event);
  return next;
}
