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

/** A state machine as a Mermaid diagram. */
function diagramOf({ initial, table }: AnyMachine): string {
  const arrows = Object.entries(table).flatMap(([state, events]) =>
    Object.entries(events).map(([event, next]) => `  ${state} --> ${next}: ${event}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```'].join('\n');
}

/** Diagrams of the state machines that a client sees, by machine name (spec §4). */
export const machineDiagrams = (): Record<string, string> =>
  Object.fromEntries(machines.map((machine) => [machine.name, diagramOf(machine)]));
