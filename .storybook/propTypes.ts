import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { api, exported, type Prop, withoutUndefined } from '../packages/ui/src/testing/api.js';

/** Converts a type for Storybook's controls: a list for literals, a switch for a boolean. */
function controlled(type: string): SBType {
  if (/^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/.test(type))
    return { name: 'enum', value: type.split(' | ').map((each) => JSON.parse(each.replaceAll("'", '"'))) };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type };
}

/** Declarations of exported types in a text, for readers who expand the type. */
const declarationsFor = (text: string): string | undefined =>
  [...new Set(text.match(/(?<![\w'.])[A-Z]\w*/g))]
    .flatMap((name) => exported[name]?.props && exported[name].declaration)
    .filter(Boolean)
    .join('\n\n') || undefined;

function inputType(name: string, { type, optional, comment, default: value }: Prop): StrictInputType {
  const summary = withoutUndefined(type);
  const detail = declarationsFor(summary);
  return {
    name,
    ...(comment && { description: comment }),
    type: { ...controlled(summary), required: !optional },
    table: { type: { summary, ...(detail && { detail }) }, ...(value && { defaultValue: { summary: value } }) },
  };
}

/** Props table of a component. Component names come from `react-docgen`. */
export function propTable(component: unknown): StrictArgTypes | null {
  const { displayName = '' } = (component as { __docgenInfo?: { displayName?: string } }).__docgenInfo ?? {};
  const { props } = exported[`${displayName}Props`] ?? {};
  if (!props) return null;
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, inputType(name, prop)]));
}

/** Components, functions and constants of an entry. */
export const valuesOf = (entry: string): string[] =>
  Object.entries(api.entries[entry] ?? {}).flatMap(([name, { props }]) => (props ? [] : name));
