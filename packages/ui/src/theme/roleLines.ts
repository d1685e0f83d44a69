export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Values as CSS declarations: `--fg-bg-page: #f7f5ee;`. */
export const roleLines = (values: Record<string, Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]) => `--fg-${kebab(group)}-${kebab(role)}: ${value};`),
  );
