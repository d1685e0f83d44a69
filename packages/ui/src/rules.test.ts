import { describe, expect, test } from 'vitest';
import { exported as all, type Members, type Prop } from './testing/api.js';
import { names, table } from './testing/readme.js';
import { en } from './words/en.js';

const forbidden = table('The rules of props').flatMap(([, , never]) => names(never));
const withoutRoot = table('Components without root props').flatMap(([components]) => names(components));
const withClass = table('Components that take a class').flatMap(([components]) => names(components));
const plainStrings = table('Values that are a plain string').flatMap(([components]) => names(components));
const uncontrolled = table('Components without a controlled value').flatMap(([components]) => names(components));

interface Exported extends Members {
  name: string;
}

const exported = Object.entries(all).flatMap(([name, { props, passesRoot = false }]): Exported[] =>
  props ? [{ name, props, passesRoot }] : [],
);
const components = Object.entries(all).flatMap(([name, { props }]) => (!props && /^[A-Z]/.test(name) ? name : []));
const propsOfComponents = exported.filter(({ name }) => components.some((component) => name === `${component}Props`));

test('the table of which component for what names components that exist', () => {
  const named = table('Which component for what').flatMap(([, use, instead]) => [...names(use), ...names(instead)]);
  expect(named.length).toBeGreaterThan(50);
  const props = ['href', 'error'];
  expect(named.filter((name) => ![...components, ...props].includes(name))).toEqual([]);
});

/** Props that break a rule, for its message. */
const breaches = (broken: (name: string, prop: Prop) => boolean) =>
  exported.flatMap((type) =>
    Object.entries(type.props).flatMap(([name, prop]) => (broken(name, prop) ? `${type.name}.${name}` : [])),
  );
const componentOf = ({ name }: Exported) => name.replace(/Props$/, '');
const has = ({ props }: Members, ...wanted: string[]) => wanted.some((name) => name in props);
/** `ReactNode` includes undefined. */
const acceptsUndefined = ({ type }: Prop) => /(^|\| )(undefined|ReactNode)$/.test(type);

describe('The props of every component follow the rules of the README', () => {
  test('every component exports the type of its props', () => {
    expect(propsOfComponents.map(componentOf).sort()).toEqual([...components].sort());
  });

  test('no prop has a name that a rule replaces by another', () => {
    expect(forbidden).toContain('hideLabel');
    const allowed = withClass.map((component) => `${component}Props.className`);
    const found = breaches((name) => forbidden.includes(name));
    expect(found.sort()).toEqual(allowed.sort());
  });

  test('a state is an adjective: no prop begins with "is"', () => {
    expect(breaches((name) => /^is[A-Z]/.test(name))).toEqual([]);
  });

  test('an optional prop accepts undefined', () => {
    expect(breaches((_, prop) => prop.optional && !acceptsUndefined(prop))).toEqual([]);
  });

  test('a component passes ref, id, data-* and aria-* on, or the README says why not', () => {
    const silent = propsOfComponents.filter(({ passesRoot }) => !passesRoot).map(componentOf);
    expect(silent.sort()).toEqual([...withoutRoot].sort());
  });

  test('what changes is controlled: onChange comes with value or checked', () => {
    const changing = propsOfComponents.filter((type) => has(type, 'onChange'));
    const missing = changing.filter((type) => !has(type, 'value', 'checked')).map(componentOf);
    expect(missing.sort()).toEqual([...uncontrolled].sort());
  });

  test('onChange reports a value of the caller’s own union; a plain string only where the README says why', () => {
    const plain = propsOfComponents.filter(({ props }) => /^\(*\w+: string\)/.test(props.onChange?.type ?? ''));
    expect(plain.map(componentOf).sort()).toEqual([...plainStrings].sort());
  });

  test('a word that is ready-made is an optional prop', () => {
    const ready = new Map<string, object>(
      Object.entries(en).flatMap(([name, words]) => (typeof words === 'object' ? [[name, words]] : [])),
    );
    const asking = propsOfComponents.filter((type) => {
      const words = ready.get(componentOf(type)) ?? {};
      const own = has(type, 'words') ? ['words'] : Object.keys(words);
      return own.some((name) => type.props[name]?.optional === false);
    });
    expect(asking.map(componentOf)).toEqual([]);
    expect([...ready.keys()].filter((name) => !components.includes(name))).toEqual([]);
  });

  test('an overlay that is opened from outside reports its own wish to open or close', () => {
    const openable = propsOfComponents.filter((type) => has(type, 'open'));
    expect(openable.filter((type) => !has(type, 'onOpenChange')).map(componentOf)).toEqual([]);
  });
});
