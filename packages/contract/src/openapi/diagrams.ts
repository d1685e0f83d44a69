import {
  accountMachine,
  mailLinkMachine,
  oneTimePasswordMachine,
  orderMachine,
  waitingRoomMachine,
  wishMachine,
} from '@first-gong/domain';

interface AnyMachine {
  name: string;
  initial: string;
  table: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
}

const machines: readonly AnyMachine[] = [
  accountMachine,
  mailLinkMachine,
  oneTimePasswordMachine,
  orderMachine,
  waitingRoomMachine,
  wishMachine,
];

/** A machine as a Mermaid diagram of its states and events. */
function diagramOf({ initial, table }: AnyMachine): string {
  const arrows = Object.entries(table).flatMap(([state, events]) =>
    Object.entries(events).map(([event, next]) => `  ${state} --> ${next}: ${event}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```'].join('\n');
}

/** The diagram of each machine whose states a client sees, by the name of the machine (spec §4). */
export const machineDiagrams = (): Record<string, string> =>
  Object.fromEntries(machines.map((machine) => [machine.name, diagramOf(machine)]));
