import type { ErrorCode } from '@first-gong/domain';
import { type ReactNode, useState } from 'react';
import type { Refusal } from '../form/index.js';
import { StoryPage } from './StoryPage.js';

/** A form that was not sent. */
export const unsentForm = { submitting: false, error: null, failure: null } as const;

/** A rejection because of one field. */
export const refusalOf = (code: ErrorCode, field: string): Refusal => ({ code, fields: [{ field, code }] });

export interface FormStoryProps<Values> {
  /** The path of the page, without its language. */
  path: string;
  /** The values at first. */
  values: Values;
  children: (values: Values, onChange: (values: Values) => void) => ReactNode;
}

/** A page with the owner of a form, which keeps what is entered as the storefront does. */
export function FormStory<Values>({ path, values, children }: FormStoryProps<Values>) {
  const [kept, setKept] = useState(values);
  return <StoryPage chrome={{ path }}>{children(kept, setKept)}</StoryPage>;
}
