/** Replaces `{{name}}` in a text. */
export const fill = (text: string, values: Record<string, number | string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
