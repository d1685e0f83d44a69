import {
  type CardLayout,
  type FontSize,
  parseCardLayout,
  parseFontSize,
  parseTheme,
  preferenceCookieAge,
  type Theme,
} from '@first-gong/domain';

/** The visitor's display preferences (spec §3 Stored client state). */
export interface Preferences {
  theme: Theme;
  fontSize: FontSize;
  layout: CardLayout;
}

export const preferenceNames = ['theme', 'fontSize', 'layout'] as const satisfies (keyof Preferences)[];

/** Reads stored values. A missing or unknown value becomes the default. */
export const readPreferences = (values: Record<string, string | undefined>): Preferences => ({
  theme: parseTheme(values.theme),
  fontSize: parseFontSize(values.fontSize),
  layout: parseCardLayout(values.layout),
});

/** A cookie of 30 days (spec §9), shared by browser and server. */
export const preferenceCookie = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=${preferenceCookieAge / 1000}; SameSite=Lax`;

/** Applies a choice and stores its cookie. Without a choice, system and screen decide. */
export function applyPreferences(preferences: Preferences, before: Preferences): void {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.size = String(preferences.fontSize);
  for (const name of preferenceNames) {
    if (preferences[name] === before[name]) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API.
    document.cookie = preferenceCookie(name, String(preferences[name]));
  }
}
