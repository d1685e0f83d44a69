import { CallError } from '@first-gong/contract';
import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface ActionState<Input> {
  busy: boolean;
  input: Input | undefined;
  /** A rule's rejection with its fields. A new object for each attempt. */
  error: { code: ErrorCode; fields: FieldError[]; values?: FieldError['values'] } | null;
  /** Why the last attempt got no response. */
  failure: Failure | null;
  /** Why the last attempt failed, by a rule or without a response. */
  reason: Failure | null;
}

export interface Action<Input> extends ActionState<Input> {
  /** The state of a form with this action, as screens expect it. */
  form: Pick<ActionState<Input>, 'error' | 'failure'> & { submitting: boolean };
  /** Starts the action, unless it is running, so that no order is confirmed twice. A stable function. */
  run: (input: Input) => void;
  reset: () => void;
}

const idle = { busy: false, input: undefined, error: null, failure: null, reason: null };

/**
 * A person's action with its state and last error.
 * @param action throws `CallError`; returns `leaving` if the page is about to unload, and the action then stays busy
 */
export function useAction<Input = void>(action: (input: Input) => Promise<'leaving' | undefined>): Action<Input> {
  const [state, setState] = useState<ActionState<Input>>(idle);
  const isRunning = useRef(false);
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });

  const run = useCallback(async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...idle, busy: true, input });
    try {
      // The action stays busy while the page unloads.
      if ((await latest.current(input)) === 'leaving') return;
      setState(idle);
    } catch (error) {
      setState(error instanceof CallError ? { ...idle, ...reasonOf(error) } : idle);
      isRunning.current = false;
      if (!(error instanceof CallError)) throw error;
    }
    isRunning.current = false;
  }, []);

  return {
    ...state,
    form: { submitting: state.busy, error: state.error, failure: state.failure },
    run,
    reset: () => setState((current) => ({ ...current, error: null, failure: null, reason: null })),
  };
}

/** A 403 without an error code is shown as Forbidden, with the server's text (spec §8 HTTP). */
const reasonOf = ({ code, fields, values, failure }: CallError) =>
  code && code !== 'forbidden' ? { error: { code, fields, values }, reason: failure } : { failure, reason: failure };
