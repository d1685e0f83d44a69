/** Adds the caller's attributes to those of the component. Handlers of both run, the caller's first. */
export function addRoot<Props extends object>(props: Props, root: object): Props {
  const chained = Object.entries(root).map(([name, given]) => {
    const own: unknown = props[name as keyof Props];
    const both = (event: unknown) => {
      given(event);
      (own as typeof given)(event);
    };
    return [name, typeof own === 'function' && typeof given === 'function' ? both : given];
  });
  return { ...props, ...Object.fromEntries(chained) };
}
