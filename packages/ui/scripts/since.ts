/**
 * The releases of the library, each with the entries that it was the first to have: `since.json` beside this file. A release
 * is a version of package.json, which `npx changeset version` raises.
 */
export type Releases = Record<string, string[]>;

/** Adds a version that the list does not have yet, with the entries that no earlier release had. */
export function withRelease(releases: Releases, version: string, entries: readonly string[]): Releases {
  if (releases[version]) return releases;
  const known = new Set(Object.values(releases).flat());
  return { ...releases, [version]: entries.filter((name) => !known.has(name)) };
}

/** The first release with an entry, or null for an entry that is in none yet. */
export const releaseOf = (releases: Releases, entry: string): string | null =>
  Object.keys(releases).find((version) => releases[version]?.includes(entry)) ?? null;
